import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { idParams, offerAppealId, orderId, userId } from '../ids.ts'
import { appealOutcomes, offerAppeal, offerExplained } from './explanations.ts'
import { dispatchRefusals } from './refusals.ts'

/** An appeal that waits. The list has neither text nor reasons, so reading it needs no audit entry. */
const consoleOfferAppealRow = z.object({
  id: offerAppealId,
  washer: z.object({ id: userId, name: z.string() }),
  made: z.boolean(),
  at: z.iso.datetime(),
  answer_by: z.iso.datetime(),
})
export type ConsoleOfferAppealRow = z.infer<typeof consoleOfferAppealRow>

/** An appeal with the decision as it was explained when the Washer appealed. */
const consoleOfferAppeal = z.object({
  id: offerAppealId,
  washer: z.object({ id: userId, name: z.string() }),
  order_id: orderId,
  decision: offerExplained,
  appeal: offerAppeal,
})
export type ConsoleOfferAppeal = z.infer<typeof consoleOfferAppeal>

export const listConsoleOfferAppeals = defineEndpoint({
  method: 'GET',
  path: '/api/ops/offer-appeals',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Appeals of Washers about offers that wait for an answer, oldest first.',
  query: pageQuery,
  answers: {
    200: enveloped(z.object({ appeals: z.array(consoleOfferAppealRow), next_cursor: z.string().nullable() })),
  },
})

export const getConsoleOfferAppeal = defineEndpoint({
  method: 'GET',
  path: '/api/ops/offer-appeals/:id',
  access: 'operator',
  scope: 'console:queues',
  summary: 'An appeal about an offer with the parts of the decision, answered or not. The read is audited.',
  params: idParams(offerAppealId),
  answers: { 200: enveloped(consoleOfferAppeal) },
})

export const answerConsoleOfferAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/ops/offer-appeals/:id/answer',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'Answers an appeal about an offer with a reason for the Washer, who is notified; 409 if it was answered before.',
  params: idParams(offerAppealId),
  body: z.object({ outcome: z.enum(appealOutcomes), reason: actionReason }),
  answers: { 200: enveloped(consoleOfferAppeal) },
  refusals: [dispatchRefusals.appealAnswered],
})
