import type { CustodyProof } from '@washline/contract/custody/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { VerifyDeps } from '../deps.ts'
import { custodyOrder, stepRows } from '../queries.ts'
import { findBrokenLink } from '../rules/find-broken-link.ts'
import { sha256 } from '../rules/hash-step.ts'
import type { ShownStep } from '../rules/show-custody.ts'

/** Verifies the chain of an order for its customer or its Washer; undefined for others. */
export async function verifyChain(
  deps: VerifyDeps,
  { orderId, userId }: { orderId: OrderId; userId: UserId },
): Promise<CustodyProof | undefined> {
  const order = await custodyOrder(deps.db, orderId, userId)
  return order && proveChain(deps, { orderId, customerHasLeft: order.customerHasLeft })
}

/** Recomputes the chain of an order from the stored data, photos included. */
export async function proveChain(
  deps: VerifyDeps,
  { orderId, customerHasLeft }: { orderId: OrderId; customerHasLeft: boolean },
): Promise<CustodyProof> {
  const rows = await stepRows(deps.db, orderId)
  const steps = await Promise.all(rows.map(async (row) => ({ ...row, photoNow: await hashOfPhoto(deps, row) })))
  const broken = findBrokenLink(steps, customerHasLeft)
  return {
    ok: broken === null,
    steps: steps.length,
    photos: steps.filter(({ photoNow }) => photoNow !== null).length,
    erased: steps.filter(({ details, detailsHash }) => detailsHash !== null && details === null).length,
    broken,
    checked_at: deps.clock.now().toISOString(),
  }
}

async function hashOfPhoto(deps: VerifyDeps, { details }: ShownStep): Promise<string | null> {
  const jpeg = details?.photoKey ? await deps.storage.get(details.photoKey) : undefined
  return jpeg ? sha256(jpeg) : null
}
