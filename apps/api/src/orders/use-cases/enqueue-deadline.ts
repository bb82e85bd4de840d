import type { OrderId } from '@washline/contract/ids'
import { nextDeadlineAt, type OrderTimes } from '@washline/contract/orders/deadlines'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { checkPromiseJob, reportDelaysJob } from '../jobs.ts'

/** Enqueues the job of the order's next deadline; that job enqueues the one after it. */
export async function enqueueDeadline(
  tx: Tx,
  deps: Pick<MoveDeps, 'jobs'>,
  order: OrderTimes & { readonly id: OrderId },
  after: Date,
): Promise<void> {
  const dueAt = nextDeadlineAt(order, after)
  if (dueAt)
    await deps.jobs.enqueue(
      tx,
      reportDelaysJob,
      { orderId: order.id, dueAt: dueAt.toISOString() },
      { at: dueAt, key: `order-${order.id}-${dueAt.getTime()}` },
    )
}

/** Enqueues the check of the order's promise, which enqueues the next one. */
export const enqueueCheck = (tx: Tx, deps: Pick<MoveDeps, 'jobs'>, orderId: OrderId, checkAt?: Date): Promise<void> =>
  checkAt
    ? deps.jobs.enqueue(tx, checkPromiseJob, { orderId, checkAt: checkAt.toISOString() }, { at: checkAt })
    : deps.jobs.enqueue(tx, checkPromiseJob, { orderId })
