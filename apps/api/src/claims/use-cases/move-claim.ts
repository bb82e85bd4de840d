import { type ClaimActor, type ClaimMoveName, claimProcess, mayMove } from '@washline/contract/claims/process'
import type { UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import { broadcastChanged } from '../channels.ts'
import type { ClaimDeps } from '../deps.ts'
import type { Claim } from '../rules/claim.ts'
import { mayDeduct } from '../rules/claim-course.ts'
import { type ClaimChanges, insertEvent, saveClaim } from '../store.ts'

export interface ClaimStep {
  readonly by: ClaimActor
  readonly actorId: UserId | null
  readonly at: Date
  readonly reason?: string | null
  readonly reportSha256?: string | null
}

/**
 * Moves a locked claim by the process table and stores the event. A move that the table does not have is an error of
 * the caller.
 */
export async function moveClaim(
  tx: Tx,
  claim: Claim,
  move: ClaimMoveName,
  step: ClaimStep,
  changes: ClaimChanges = {},
): Promise<Claim> {
  if (!mayMove(move, claim.state, step.by))
    throw new Error(`claim ${claim.id} is ${claim.state}: no ${move} by ${step.by}`)
  const { to } = claimProcess[move]
  const moved = await saveClaim(tx, claim, { ...changes, state: to })
  await insertEvent(tx, { claimId: claim.id, from: claim.state, to, ...step })
  return moved
}

type Resting = 'submitted' | 'in_review' | 'rejected' | 'paid' | 'appealed'

/** Broadcasts a claim and publishes `claim.moved`, once it has reached a state in which it stays. */
export async function publishMoved(
  deps: Pick<ClaimDeps, 'events' | 'broadcast'>,
  tx: Tx,
  claim: Claim,
  event: { readonly to: Resting; readonly by: ClaimActor; readonly at: Date; readonly isDeliveredSince?: boolean },
): Promise<void> {
  await broadcastChanged(deps.broadcast, tx, claim)
  await deps.events.publish(tx, 'claim.moved', {
    claimId: claim.id,
    orderId: claim.orderId,
    customerId: claim.customerId,
    washerId: claim.washerId,
    amountMinor: claim.amountMinor ?? minor(0),
    washerMinor: claim.washerMinor,
    isReserved: claim.reserveId !== null,
    mayDeductMinor: mayDeduct(claim),
    deductedMinor: claim.liabilityMinor,
    isDeliveredSince: false,
    ...event,
  })
}
