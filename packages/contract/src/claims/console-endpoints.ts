import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { actionReason, consolePerson } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { claimId, idParams, orderId, userId } from '../ids.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { claimStates } from './process.ts'
import { claimRefusals } from './refusals.ts'
import { claim, liableParties } from './schemas.ts'

/** What an operator has to decide: a claim, an appeal, or the liability for a paid claim that the Washer objects to. */
export const claimQueueReasons = ['decision', 'appeal', 'liability'] as const
export type ClaimQueueReason = (typeof claimQueueReasons)[number]

/** The person behind a Washer's business, whose name is the Washer's; null where both are the same. */
const person = z.string().nullable()

const consoleClaimRow = z.object({
  id: claimId,
  order_id: orderId,
  state: z.enum(claimStates),
  /** Null when nothing is to be decided. */
  queue_reason: z.enum(claimQueueReasons).nullable(),
  customer: z.object({ id: userId, name: z.string() }),
  washer: z.object({ id: userId, name: z.string(), person }),
  /** What the customer asks for. */
  asked_minor: minorAmount,
  submitted_at: z.iso.datetime(),
  decision_due_at: z.iso.datetime(),
  /** Until then no operator decides against the Washer; null once they may. */
  reply_until: z.iso.datetime().nullable(),
  /** When the deadline passed without a decision; null before, and once it is decided. */
  overdue_at: z.iso.datetime().nullable(),
})
export type ConsoleClaimRow = z.infer<typeof consoleClaimRow>

const history = z.object({ orders: z.int(), claims: z.int(), approved: z.int() })

const consoleClaim = claim.extend({
  queue_reason: z.enum(claimQueueReasons).nullable(),
  people: z.object({
    customer: consolePerson.extend({ history }),
    washer: consolePerson.extend({ history, person }),
  }),
  /** The photos of the order from before the claim: the scan and the handovers. */
  order_photos: z.array(
    z.object({
      of: z.enum(['scan', 'pickup', 'return']),
      url: z.string(),
      /** Where the claimed items are, as shares of the photo: left, top, width, height. Known for the first scan. */
      boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    }),
  ),
  /** The most that this claim can be paid in all, limited by the order's cover. */
  maximum_minor: minorAmount,
  /** The number of decisions so far; a decision sends it back, so that one based on an older state is refused. */
  decisions: z.int(),
})
export type ConsoleClaim = z.infer<typeof consoleClaim>

export const listConsoleClaims = defineEndpoint({
  method: 'GET',
  path: '/api/ops/claims',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Claims that wait for an operator, the soonest due first; with `all`, every claim, newest first.',
  query: pageQuery.extend({ list: z.enum(['waiting', 'all']).default('waiting') }),
  answers: { 200: enveloped(z.object({ claims: z.array(consoleClaimRow), next_cursor: z.string().nullable() })) },
})

export const getConsoleClaim = defineEndpoint({
  method: 'GET',
  path: '/api/ops/claims/:id',
  access: 'operator',
  scope: 'console:queues',
  summary: 'A claim with its report beside the evidence. The look is recorded.',
  params: idParams(claimId),
  answers: { 200: enveloped(consoleClaim) },
})

export const decideConsoleClaim = defineEndpoint({
  method: 'POST',
  path: '/api/ops/claims/:id/decide',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'Decides a claim, an appeal, or who bears what was paid. Approving a claim for an order that was not delivered ends that order without a charge. 409 with `reply_until` against a Washer who may still answer; 409 if somebody decided since.',
  params: idParams(claimId),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      /** The amount of the claim in all, including what was paid before. */
      amount_minor: minorInput.min(1, 'Must be greater than 0.'),
      liable_party: z.enum(liableParties),
      reason: actionReason,
      decisions: z.int().min(0),
    }),
    z.object({ decision: z.literal('reject'), reason: actionReason, decisions: z.int().min(0) }),
  ]),
  answers: { 200: enveloped(consoleClaim) },
  refusals: [
    claimRefusals.decidedSince,
    claimRefusals.deliveredSince,
    claimRefusals.nothingToDecide,
    claimRefusals.overMaximum,
    claimRefusals.paidAlready,
    claimRefusals.underPaid,
    claimRefusals.washerMayAnswer,
    orderRefusals.wrongStatus,
    paymentRefusals.authorizationLost,
    paymentRefusals.balanceTooLow,
  ],
})
