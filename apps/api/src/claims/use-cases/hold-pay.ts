import { claimNumber } from '@washline/contract/ids'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Claim } from '../rules/claim.ts'
import { lockHoldingClaims, saveClaim } from '../store.ts'
import type { ClaimDeps } from './move-claim.ts'

/** Holds of the Washer's pay what a claim asks for and they have not borne yet, as far as there is anything. */
export async function holdPay(tx: Tx, deps: Pick<ClaimDeps, 'earnings' | 'newId'>, claim: Claim): Promise<Claim> {
  const amountMinor = claim.askedMinor - claim.borneMinor
  if (amountMinor <= 0 || claim.holdId !== null) return claim
  const id = deps.newId()
  const { washerId, orderId } = claim
  await deps.earnings.placeHold(tx, { id, washerId, orderId, amountMinor, reason: claimNumber(claim.id) })
  return saveClaim(tx, claim.id, sql`hold_id = ${id}`)
}

/** Ends the hold of a claim: what the Washer bears in all is taken as far as it was not yet, the rest goes back. */
export async function endHold(
  tx: Tx,
  deps: Pick<ClaimDeps, 'earnings' | 'facts'>,
  claim: Claim,
  ending: { readonly borneMinor: number; readonly at: Date },
): Promise<Claim> {
  if (claim.holdId === null) return claim
  const wantedMinor = Math.max(0, ending.borneMinor - claim.borneMinor)
  const { takenMinor } = await deps.earnings.settleHold(tx, { id: claim.holdId, takenMinor: wantedMinor })
  if (takenMinor > 0) {
    const { id: claimId, orderId, customerId, washerId } = claim
    await deps.facts.tell(tx, 'claim.borne', { claimId, orderId, customerId, washerId, takenMinor, at: ending.at })
  }
  return saveClaim(tx, claim.id, sql`hold_id = null, borne_minor = borne_minor + ${takenMinor}`)
}

/** What was taken of the Washer's pay beyond what they bear by the latest decision goes back to them. */
export async function liftBurden(
  tx: Tx,
  deps: Pick<ClaimDeps, 'earnings' | 'facts' | 'newId'>,
  claim: Claim,
  lifting: { readonly borneMinor: number; readonly at: Date },
): Promise<Claim> {
  const returnedMinor = claim.borneMinor - lifting.borneMinor
  if (returnedMinor <= 0) return claim
  const { id: claimId, orderId, customerId, washerId } = claim
  const reason = claimNumber(claimId)
  await deps.earnings.giveBack(tx, { id: deps.newId(), washerId, orderId, amountMinor: returnedMinor, reason })
  await deps.facts.tell(tx, 'claim.lifted', { claimId, orderId, customerId, washerId, returnedMinor, at: lifting.at })
  return saveClaim(tx, claimId, sql`borne_minor = ${lifting.borneMinor}`)
}

/** The order's earning is there now: claims that were made before it hold what they ask for. */
export const holdEarning = (deps: ClaimDeps, orderId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    for (const claim of await lockHoldingClaims(tx, orderId)) {
      const free = await endHold(tx, deps, claim, { borneMinor: 0, at: deps.clock.now() })
      await holdPay(tx, deps, free)
    }
  })
