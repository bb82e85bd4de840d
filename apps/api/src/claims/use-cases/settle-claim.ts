import { claimNumber } from '@washline/contract/ids'
import { type Minor, minor, subtract } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import type { ClaimDeps } from '../deps.ts'
import type { Claim } from '../rules/claim.ts'
import type { ClaimChanges } from '../store.ts'
import { type ClaimStep, moveClaim, publishMoved } from './move-claim.ts'
import { endReserve, returnDeductedPay } from './reserve-pay.ts'

type DecidingStep = ClaimStep & { readonly by: 'rules' | 'operator' }

const decided = (
  claim: Claim,
  { by, at, reason }: DecidingStep,
  amounts: { amountMinor: Minor; washerMinor: Minor },
): ClaimChanges => ({
  ...amounts,
  decidedBy: by,
  decisionReason: reason ?? null,
  decidedAt: at,
  decisions: claim.decisions + 1,
})

/**
 * Approves a claim and pays the difference to what was paid, in the caller's transaction. The reserve of the Washer's
 * pay ends, unless the Washer may still answer; pay deducted beyond the liability is returned.
 */
export async function approveClaim(
  tx: Tx,
  deps: ClaimDeps,
  claim: Claim,
  approval: { readonly amountMinor: Minor; readonly washerMinor: Minor; readonly keepReserve: boolean },
  step: DecidingStep,
): Promise<Claim> {
  const { amountMinor, washerMinor } = approval
  const changes = decided(claim, step, { amountMinor, washerMinor })
  const approved = await moveClaim(tx, claim, 'approve', step, changes)
  const extraMinor = subtract(amountMinor, claim.paidMinor)
  if (extraMinor > 0)
    await deps.payments.creditWallet(tx, {
      userId: claim.customerId,
      orderId: claim.orderId,
      kind: 'compensation',
      amountMinor: extraMinor,
      reason: claimNumber(claim.id),
      actorId: step.actorId,
      requestKey: `claim:${claim.id}:${approved.decisions}`,
    })
  const { by, actorId, at } = step
  const paid = await moveClaim(
    tx,
    approved,
    'pay',
    { by, actorId, at },
    { paidMinor: amountMinor, paidAt: approved.paidAt ?? at },
  )
  const settled = approval.keepReserve ? paid : await chargeWasher(tx, deps, paid, { liabilityMinor: washerMinor, at })
  await publishMoved(deps, tx, settled, { to: 'paid', by, at })
  return settled
}

const chargeWasher = async (
  tx: Tx,
  deps: ClaimDeps,
  claim: Claim,
  liability: { liabilityMinor: Minor; at: Date },
): Promise<Claim> => returnDeductedPay(tx, deps, await endReserve(tx, deps, claim, liability), liability)

/** Rejects a claim and releases the reserve of the Washer's pay. */
export async function rejectClaim(
  tx: Tx,
  deps: ClaimDeps,
  claim: Claim,
  { isDeliveredSince = false, ...step }: DecidingStep & { readonly isDeliveredSince?: boolean },
): Promise<Claim> {
  const rejected = await moveClaim(
    tx,
    claim,
    'reject',
    step,
    decided(claim, step, { amountMinor: minor(0), washerMinor: minor(0) }),
  )
  const { by, at } = step
  const settled = await endReserve(tx, deps, rejected, { liabilityMinor: minor(0), at })
  await publishMoved(deps, tx, settled, { to: 'rejected', by, at, isDeliveredSince })
  return settled
}
