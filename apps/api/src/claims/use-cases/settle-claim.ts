import { claimNumber } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Claim } from '../rules/claim.ts'
import { endHold, liftBurden } from './hold-pay.ts'
import { type ClaimDeps, type ClaimStep, moveClaim, tellMoved } from './move-claim.ts'

type DecidingStep = ClaimStep & { readonly by: 'rules' | 'operator' }

const decided = (claim: Claim, { by, at, reason }: DecidingStep, amountMinor: number, washerMinor: number) => sql`
  amount_minor = ${amountMinor}, washer_minor = ${washerMinor}, decided_by = ${by}, decision_reason = ${reason ?? null},
  decided_at = ${at}, decisions = ${claim.decisions + 1}`

/**
 * Approves a claim and pays what it was not paid yet, in the caller's transaction. The hold of the Washer's pay ends with it,
 * unless the Washer may still answer what the rules blame on them; what was taken and they no longer bear goes back.
 */
export async function approveClaim(
  tx: Tx,
  deps: ClaimDeps,
  claim: Claim,
  approval: { readonly amountMinor: number; readonly washerMinor: number; readonly keepHold: boolean },
  step: DecidingStep,
): Promise<Claim> {
  const { amountMinor, washerMinor } = approval
  const set = decided(claim, step, amountMinor, washerMinor)
  const approved = await moveClaim(tx, claim, 'approve', step, set)
  const extraMinor = amountMinor - claim.paidMinor
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
    sql`paid_minor = ${amountMinor}, paid_at = coalesce(paid_at, ${at})`,
  )
  const settled = approval.keepHold ? paid : await bear(tx, deps, paid, { borneMinor: washerMinor, at })
  await tellMoved(deps, tx, settled, { to: 'paid', by, at })
  return settled
}

const bear = async (tx: Tx, deps: ClaimDeps, claim: Claim, borne: { borneMinor: number; at: Date }): Promise<Claim> =>
  liftBurden(tx, deps, await endHold(tx, deps, claim, borne), borne)

/** Rejects a claim; nothing of the Washer's pay is held any more. */
export async function rejectClaim(tx: Tx, deps: ClaimDeps, claim: Claim, step: DecidingStep): Promise<Claim> {
  const rejected = await moveClaim(tx, claim, 'reject', step, decided(claim, step, 0, 0))
  const { by, at } = step
  const settled = await endHold(tx, deps, rejected, { borneMinor: 0, at })
  await tellMoved(deps, tx, settled, { to: 'rejected', by, at })
  return settled
}
