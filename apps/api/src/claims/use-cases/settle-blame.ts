import { lockClaim } from '../store.ts'
import { endHold } from './hold-pay.ts'
import type { ClaimDeps } from './move-claim.ts'

/** The Washer's time to answer what the rules blame on them is over: unanswered, it is taken from their pay. */
export const settleBlame = (deps: ClaimDeps, claimId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId)
    const at = deps.clock.now()
    if (claim?.state !== 'paid' || claim.repliedAt || at.getTime() < claim.replyUntil.getTime()) return
    await endHold(tx, deps, claim, { borneMinor: claim.washerMinor, at })
  })
