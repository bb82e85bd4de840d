import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { type LockedOrder, saveOrder } from '../store.ts'
import { broadcastStatus } from './broadcast-status.ts'

/** Stores when the Washer of a locked order arrived at its door, or that this was not proven after all. */
export async function proveArrival(
  tx: Tx,
  deps: Pick<MoveDeps, 'broadcast'>,
  { order, arrivedAt }: { order: LockedOrder; arrivedAt: Date | null },
): Promise<void> {
  await saveOrder(tx, order.id, { arrivedAt })
  await broadcastStatus(tx, deps, order, order.status)
}
