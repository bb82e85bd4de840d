import type { OrderId } from '@washline/contract/ids'
import { deadlineAt, deadlines, type OrderTimes } from '@washline/contract/orders/deadlines'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { reportDelayJob } from '../jobs.ts'
import type { OrderChanges } from '../store/order-changes.ts'

/** Enqueues a job for every deadline of an order that has a new Washer or has just been picked up. */
export async function enqueueDeadlines(
  tx: Tx,
  deps: Pick<MoveDeps, 'jobs'>,
  order: OrderTimes & { readonly id: OrderId },
  { washerId, acceptedAt, pickedUpAt }: OrderChanges = {},
): Promise<void> {
  if (!washerId && !acceptedAt && !pickedUpAt) return
  for (const deadline of deadlines) {
    const dueAt = deadlineAt(deadline, order)
    if (dueAt)
      await deps.jobs.enqueue(
        tx,
        reportDelayJob,
        { orderId: order.id, deadline, dueAt: dueAt.toISOString() },
        { at: dueAt, key: `order-${order.id}-${deadline}-${dueAt.getTime()}` },
      )
  }
}
