import { claimRefusals } from '@washline/contract/claims/refusals'
import type { ClaimBlocker } from '@washline/contract/claims/schemas'
import type { RefusalDefinition } from '@washline/contract/refusal'
import type { AppealRefusal, ReplyRefusal } from './claim-course.ts'
import type { DecisionRefusal } from './decide-claim.ts'

/** What the reasons of the rules are called on the wire. */
type Refusals<Reason extends string> = Readonly<Record<Reason, RefusalDefinition>>

export const submitRefusals = {
  not_delivered: claimRefusals.notDelivered,
  window_over: claimRefusals.windowOver,
  nothing_left: claimRefusals.nothingLeft,
  cover_used: claimRefusals.coverUsed,
} as const satisfies Refusals<ClaimBlocker>

export const replyRefusals = {
  replied: claimRefusals.replied,
  reply_over: claimRefusals.replyOver,
  nothing_to_decide: claimRefusals.nothingToDecide,
} as const satisfies Refusals<ReplyRefusal>

export const appealRefusals = {
  appealed: claimRefusals.appealed,
  not_appealable: claimRefusals.notAppealable,
  appeal_over: claimRefusals.appealOver,
} as const satisfies Refusals<AppealRefusal>

export const decisionRefusals = {
  nothing_to_decide: claimRefusals.nothingToDecide,
  decided_since: claimRefusals.decidedSince,
  paid_already: claimRefusals.paidAlready,
  under_paid: claimRefusals.underPaid,
  over_maximum: claimRefusals.overMaximum,
  delivered_since: claimRefusals.deliveredSince,
} as const satisfies Refusals<Exclude<DecisionRefusal, 'washer_may_answer'>>
