import type { Bearer } from '@washline/contract/claims/schemas'
import type { Claim } from './claim.ts'
import { mayStillAnswer, needOf } from './claim-course.ts'

export type Decision = { readonly seenDecisions: number } & (
  | { readonly kind: 'reject' }
  | { readonly kind: 'approve'; readonly amountMinor: number; readonly borneBy: Bearer }
)

export type DecisionRefusal =
  | 'nothingToDecide'
  | 'decidedSince'
  | 'paidAlready'
  | 'underPaid'
  | 'overMaximum'
  | 'washerMayAnswer'

/** Why an operator may not decide so; nothing where they may. `leftMinor` is what the order's cover still gives. */
export function refuseDecision(
  claim: Claim,
  decision: Decision,
  given: { readonly leftMinor: number; readonly at: Date },
): DecisionRefusal | undefined {
  if (claim.decisions !== decision.seenDecisions) return 'decidedSince'
  if (needOf(claim) === null) return 'nothingToDecide'
  if (decision.kind === 'reject') return claim.paidMinor > 0 ? 'paidAlready' : undefined
  if (decision.amountMinor < claim.paidMinor) return 'underPaid'
  if (decision.amountMinor > claim.paidMinor + given.leftMinor) return 'overMaximum'
  return decision.borneBy === 'washer' && mayStillAnswer(claim, given.at) ? 'washerMayAnswer' : undefined
}
