import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { reportDelaysJob } from '../jobs.ts'
import { type LockedOrder, saveOrder } from '../store.ts'
import { broadcastStatus } from './broadcast-status.ts'
import { enqueueCheck } from './enqueue-deadline.ts'

/**
 * Stores when the Washer of a locked order arrived at its door, or that this was not proven after all: then the deadlines that have passed
 * meanwhile are reported.
 */
export async function proveArrival(
  tx: Tx,
  deps: Pick<MoveDeps, 'broadcast' | 'jobs'>,
  { order, arrivedAt, at }: { order: LockedOrder; arrivedAt: Date | null; at: Date },
): Promise<void> {
  await saveOrder(tx, order.id, { arrivedAt })
  await broadcastStatus(tx, deps, order, order.status)
  await enqueueCheck(tx, deps, order.id)
  if (!arrivedAt) await deps.jobs.enqueue(tx, reportDelaysJob, { orderId: order.id, dueAt: at.toISOString() })
}
