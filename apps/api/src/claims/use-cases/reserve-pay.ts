import { claimNumber, type OrderId } from '@washline/contract/ids'
import { add, type Minor, minor, mostOf, subtract } from '@washline/contract/money'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ClaimDeps } from '../deps.ts'
import type { Claim } from '../rules/claim.ts'
import { lockHoldingClaims, saveClaim } from '../store.ts'

/** Reserves part of the Washer's pay: what the rules may lay on them less what was deducted, limited to what there is. */
export async function reservePay(tx: Tx, deps: Pick<ClaimDeps, 'earnings' | 'newId'>, claim: Claim): Promise<Claim> {
  const amountMinor = subtract(claim.liableMinor, claim.liabilityMinor)
  if (amountMinor <= 0 || claim.reserveId !== null) return claim
  const id = deps.newId()
  const { washerId, orderId } = claim
  await deps.earnings.placeReserve(tx, { id, washerId, orderId, amountMinor, reason: claimNumber(claim.id) })
  return saveClaim(tx, claim, { reserveId: id })
}

/** Ends the reserve of a claim: deducts the rest of the Washer's liability and releases what is left. */
export async function endReserve(
  tx: Tx,
  deps: Pick<ClaimDeps, 'earnings' | 'events'>,
  claim: Claim,
  ending: { readonly liabilityMinor: Minor; readonly at: Date },
): Promise<Claim> {
  if (claim.reserveId === null) return claim
  const wantedMinor = mostOf(minor(0), subtract(ending.liabilityMinor, claim.liabilityMinor))
  const { deductedMinor } = await deps.earnings.settleReserve(tx, { id: claim.reserveId, deductedMinor: wantedMinor })
  if (deductedMinor > 0) {
    const { id: claimId, orderId, customerId, washerId } = claim
    await deps.events.publish(tx, 'claim.liability-settled', {
      claimId,
      orderId,
      customerId,
      washerId,
      deductedMinor,
      at: ending.at,
    })
  }
  return saveClaim(tx, claim, { reserveId: null, liabilityMinor: add(claim.liabilityMinor, deductedMinor) })
}

/** Returns pay that was deducted beyond the Washer's liability by the latest decision. */
export async function returnDeductedPay(
  tx: Tx,
  deps: Pick<ClaimDeps, 'earnings' | 'events' | 'newId'>,
  claim: Claim,
  { liabilityMinor, at }: { readonly liabilityMinor: Minor; readonly at: Date },
): Promise<Claim> {
  const returnedMinor = subtract(claim.liabilityMinor, liabilityMinor)
  if (returnedMinor <= 0) return claim
  const { id: claimId, orderId, customerId, washerId } = claim
  const reason = claimNumber(claimId)
  await deps.earnings.returnPay(tx, { id: deps.newId(), washerId, orderId, amountMinor: returnedMinor, reason })
  await deps.events.publish(tx, 'claim.pay-returned', {
    claimId,
    orderId,
    customerId,
    washerId,
    returnedMinor,
    at,
  })
  return saveClaim(tx, claim, { liabilityMinor })
}

/** Reserves the amounts of claims that were made before the order's earning existed. */
export const reserveEarning = (deps: ClaimDeps, orderId: OrderId): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    for (const claim of await lockHoldingClaims(tx, orderId)) {
      const free = await endReserve(tx, deps, claim, { liabilityMinor: minor(0), at: deps.clock.now() })
      await reservePay(tx, deps, free)
    }
  })
