import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { claimMessages } from './messages.ts'

const { blockers, refusals } = claimMessages

export const claimRefusals = {
  notDelivered: {
    code: 'claim_not_delivered',
    status: 409,
    message: blockers.not_delivered,
    description: 'The order is not delivered, and its promised time is not two hours past.',
  },
  windowOver: {
    code: 'claim_window_over',
    status: 409,
    message: blockers.window_over,
    description: 'The time to claim for this order is over.',
  },
  nothingLeft: {
    code: 'claim_nothing_left',
    status: 409,
    message: blockers.nothing_left,
    description: 'Every item of the order is part of a claim.',
  },
  coverUsed: {
    code: 'claim_cover_used',
    status: 409,
    message: blockers.cover_used,
    description: "The order's cover is used up.",
  },
  replied: {
    code: 'claim_replied',
    status: 409,
    message: refusals.replied,
    description: 'The Washer has answered the claim.',
  },
  replyOver: {
    code: 'claim_reply_over',
    status: 409,
    message: refusals.reply_over,
    description: 'The time to answer the claim is over.',
  },
  appealed: {
    code: 'claim_appealed',
    status: 409,
    message: refusals.appealed,
    description: 'The claim was appealed already.',
  },
  notAppealable: {
    code: 'claim_not_appealable',
    status: 409,
    message: refusals.not_appealable,
    description: 'The claim is not decided yet.',
  },
  appealOver: {
    code: 'claim_appeal_over',
    status: 409,
    message: refusals.appeal_over,
    description: 'The time to appeal is over.',
  },
  nothingToDecide: {
    code: 'claim_nothing_to_decide',
    status: 409,
    message: refusals.nothing_to_decide,
    description: 'Nothing about the claim is open.',
  },
  claimedAgain: {
    code: 'claim_claimed_again',
    status: 409,
    message: refusals.claimed_again,
    description: 'Items of the claim are part of another claim that is open or was approved.',
  },
  deliveredSince: {
    code: 'claim_delivered_since',
    status: 409,
    message: refusals.delivered_since,
    description: 'The order was delivered after it was claimed as not delivered.',
  },
  decidedSince: {
    code: 'claim_decided_since',
    status: 409,
    message: refusals.decided_since,
    description: 'Another operator has decided the claim since the caller read it.',
  },
  washerMayAnswer: {
    code: 'claim_washer_may_answer',
    status: 409,
    message: refusals.washer_may_answer,
    description: 'Until `reply_until` the Washer may still answer, and the claim is not decided against them.',
    body: z.object({ reply_until: z.string() }),
    example: { reply_until: '2030-01-01T12:00:00.000Z' },
  },
  overMaximum: {
    code: 'claim_over_maximum',
    status: 409,
    message: refusals.over_maximum,
    description: "More than the order's cover still gives.",
  },
  underPaid: {
    code: 'claim_under_paid',
    status: 409,
    message: refusals.under_paid,
    description: 'Less than was paid for the claim already.',
  },
  paidAlready: {
    code: 'claim_paid_already',
    status: 409,
    message: refusals.paid_already,
    description: 'A paid claim cannot be rejected.',
  },
} as const satisfies RefusalCatalogue
