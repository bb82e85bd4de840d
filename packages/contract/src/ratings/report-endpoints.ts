import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped, pageQuery } from '../envelope.ts'
import { idParams, orderId, ratingId, ratingReportId, userId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { safetyRefusals } from '../safety/refusals.ts'
import { ratingRefusals } from './refusals.ts'

/** The reported part: the customer's rating or the Washer's answer. */
export const ratingParts = ['rating', 'answer'] as const
export type RatingPart = (typeof ratingParts)[number]

export const ratingReportReasons = ['insult', 'private_data', 'untrue', 'advertising', 'other'] as const
export type RatingReportReason = (typeof ratingReportReasons)[number]

export const ratingReportLabels = {
  insult: 'Insulting or hateful',
  private_data: 'Reveals private information',
  untrue: 'Not about this order',
  advertising: 'Advertising',
  other: 'Something else',
} as const satisfies Record<RatingReportReason, string>

export const reportRating = defineEndpoint({
  method: 'POST',
  path: '/api/ratings/reports/:id',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Reports a rating or its answer to the operators, once per person.',
  params: idParams(ratingId),
  body: z.object({ about: z.enum(ratingParts).default('rating'), reason: z.enum(ratingReportReasons) }),
  answers: { 200: done },
  refusals: [platformRefusals.forbidden, ratingRefusals.ratingHidden],
})

/** All reports about one rating or one answer. */
export const ratingReport = z.object({
  /** Of the first report. */
  id: ratingReportId,
  about: z.enum(ratingParts),
  rating_id: ratingId,
  order_id: orderId,
  rating: z.number(),
  /** The reported text. */
  text: z.string(),
  author: z.object({ id: userId, name: z.string() }),
  reasons: z.array(z.object({ reason: z.enum(ratingReportReasons), count: z.int() })),
  reported_at: z.iso.datetime(),
  decision: z.enum(['hide', 'keep']).nullable(),
  note: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
})
export type RatingReport = z.infer<typeof ratingReport>

export const listRatingReports = defineEndpoint({
  method: 'GET',
  path: '/api/ops/rating-reports',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Reported ratings and answers, open ones first, then newest first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ reports: z.array(ratingReport), next_cursor: z.string().nullable() })) },
})

export const decideRatingReport = defineEndpoint({
  method: 'POST',
  path: '/api/ops/rating-reports/:id/decide',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Hides or keeps a reported text; 409 if it was decided before.',
  params: idParams(ratingReportId),
  body: z.object({ decision: z.enum(['hide', 'keep']), note: actionReason }),
  answers: { 200: done },
  refusals: [safetyRefusals.reportDecided],
})
