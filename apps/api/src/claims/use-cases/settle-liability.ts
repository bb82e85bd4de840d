import type { ClaimId } from '@washline/contract/ids'
import type { ClaimDeps } from '../deps.ts'
import { lockClaim } from '../store.ts'
import { endReserve } from './reserve-pay.ts'

/** Deducts the Washer's liability by the rules from their pay, if they did not answer in time. */
export const settleLiability = (deps: ClaimDeps, claimId: ClaimId): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId)
    const at = deps.clock.now()
    if (claim?.state !== 'paid' || claim.repliedAt || at.getTime() < claim.replyUntil.getTime()) return
    await endReserve(tx, deps, claim, { liabilityMinor: claim.washerMinor, at })
  })
