import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped, pageQuery } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { actReason } from '../ops/schemas.ts'

/** What of a rating is reported: the customer's words, or what the Washer answered. */
export const ratingParts = ['rating', 'answer'] as const
export type RatingPart = (typeof ratingParts)[number]

export const ratingReportReasons = ['insult', 'private_data', 'untrue', 'advertising', 'other'] as const
export type RatingReportReason = (typeof ratingReportReasons)[number]

export const ratingReportLabels = {
  insult: 'Insulting or hateful',
  private_data: 'Gives away something private',
  untrue: 'Not about this order',
  advertising: 'Advertising',
  other: 'Something else',
} as const satisfies Record<RatingReportReason, string>

export const reportRating = defineEndpoint({
  method: 'POST',
  path: '/api/ratings/:id/report',
  access: 'signed-in',
  summary: 'Reports a rating or its answer, once per person; an operator hides or keeps it.',
  params: idParams,
  body: z.object({ about: z.enum(ratingParts).default('rating'), reason: z.enum(ratingReportReasons) }),
  answers: { 200: done },
})

/** Everything that was reported about one rating or one answer. */
export const ratingReport = z.object({
  /** Of the first report. */
  id,
  about: z.enum(ratingParts),
  rating_id: id,
  order_id: id,
  rating: z.number(),
  /** The words in question. */
  text: z.string(),
  author: z.object({ id, name: z.string() }),
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
  summary: 'Reported ratings and answers: the open ones first, then newest first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ reports: z.array(ratingReport), next_cursor: z.string().nullable() })) },
})

export const decideRatingReport = defineEndpoint({
  method: 'POST',
  path: '/api/ops/rating-reports/:id/decide',
  access: 'operator',
  summary: 'Hides what was reported, or keeps it; 409 if somebody decided before.',
  params: idParams,
  body: z.object({ decision: z.enum(['hide', 'keep']), note: actReason }),
  answers: { 200: done },
})
