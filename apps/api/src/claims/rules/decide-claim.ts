import type { LiableParty } from '@washline/contract/claims/schemas'
import type { Minor } from '@washline/contract/money'
import type { Claim } from './claim.ts'
import { isDeliveredSince, mayStillAnswer, reasonOpenOf } from './claim-course.ts'

export type Decision = { readonly seenDecisions: number } & (
  | { readonly kind: 'reject' }
  | { readonly kind: 'approve'; readonly amountMinor: Minor; readonly liableParty: LiableParty }
)

export type DecisionRefusal =
  | 'nothing_to_decide'
  | 'decided_since'
  | 'delivered_since'
  | 'paid_already'
  | 'under_paid'
  | 'over_maximum'
  | 'washer_may_answer'

/**
 * Why an operator may not decide like this; undefined when they may. `leftMinor` is what the order's cover still
 * pays.
 */
export function refuseDecision(
  claim: Claim,
  decision: Decision,
  given: { readonly leftMinor: Minor; readonly deliveredAt: Date | null; readonly at: Date },
): DecisionRefusal | undefined {
  if (claim.decisions !== decision.seenDecisions) return 'decided_since'
  if (reasonOpenOf(claim) === null) return 'nothing_to_decide'
  if (isDeliveredSince(claim, given.deliveredAt)) return 'delivered_since'
  if (decision.kind === 'reject') return claim.paidMinor > 0 ? 'paid_already' : undefined
  if (decision.amountMinor < claim.paidMinor) return 'under_paid'
  if (decision.amountMinor > claim.paidMinor + given.leftMinor) return 'over_maximum'
  return decision.liableParty === 'washer' && mayStillAnswer(claim, given.at) ? 'washer_may_answer' : undefined
}
