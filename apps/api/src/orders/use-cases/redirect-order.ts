import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import type { OrderChanges } from '../store/order-changes.ts'
import { type LockedOrder, saveOrder } from '../store.ts'
import { broadcastStatus } from './broadcast-status.ts'
import { enqueueCheck, enqueueDeadline } from './enqueue-deadline.ts'

/** Changes the door, or the pickup time, of a locked order in its Washer's hands; the Washer is not at that door yet. */
export async function redirectOrder(
  tx: Tx,
  deps: Pick<MoveDeps, 'broadcast' | 'jobs'>,
  {
    order,
    at,
    ...change
  }: { readonly order: LockedOrder; readonly at: Date } & Pick<OrderChanges, 'pickup' | 'pickupAt'>,
): Promise<void> {
  const set = { ...change, arrivedAt: null }
  await saveOrder(tx, order.id, set)
  await broadcastStatus(tx, deps, order, order.status)
  await enqueueDeadline(tx, deps, { ...order, ...set }, at)
  await enqueueCheck(tx, deps, order.id)
}
