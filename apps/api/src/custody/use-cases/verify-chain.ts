import type { CustodyProof } from '@washline/contract/custody/schemas'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { custodyOrder, stepRows } from '../queries.ts'
import { findBrokenLink } from '../rules/find-broken-link.ts'
import { sha256 } from '../rules/hash-step.ts'
import type { ShownStep } from '../rules/show-custody.ts'

export interface VerifyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'get'>
}

/** Verifies the chain of an order for one of its people; nothing for somebody who is none. */
export async function verifyChain(
  deps: VerifyDeps,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<CustodyProof | undefined> {
  const order = await custodyOrder(deps.db, orderId, userId)
  return order && proveChain(deps, { orderId, customerHasLeft: order.customerHasLeft })
}

/** Computes the chain of an order again from what is stored, photos included. */
export async function proveChain(
  deps: VerifyDeps,
  { orderId, customerHasLeft }: { orderId: number; customerHasLeft: boolean },
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
