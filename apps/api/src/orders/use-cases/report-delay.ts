import type { OrderId } from '@washline/contract/ids'
import { type Deadline, deadlineAt } from '@washline/contract/orders/deadlines'
import type { ReportDelayDeps } from '../deps.ts'
import { insertDelay, savePromiseMissed } from '../store/delays.ts'
import { lockOrder } from '../store.ts'
import { creditPromise } from './credit-promise.ts'
import { broadcastStatus } from './move-order.ts'

/**
 * A deadline has passed. If the order has not met it, both people are notified, once for each acceptance; at the end of the
 * promise its credit is posted as well. An order that met the deadline, or has a later one by now, stays as it is.
 */
export const reportDelay = (
  deps: ReportDelayDeps,
  { orderId, deadline, dueAt }: { orderId: OrderId; deadline: Deadline; dueAt: Date },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.washerId === null || order.acceptedAt === null) return
    const now = deps.clock.now()
    // The job runs at dueAt by the clock of the database, which may be ahead of this one.
    const at = now > dueAt ? now : dueAt
    const passedAt = deadlineAt(deadline, order)
    if (!passedAt || passedAt > at) return
    const { customerId, washerId, acceptedAt } = order
    if (!(await insertDelay(tx, { orderId, deadline, acceptedAt, dueAt: passedAt, at }))) return
    if (deadline === 'return') {
      await savePromiseMissed(tx, orderId)
      await creditPromise(tx, deps, order)
    }
    await deps.events.publish(tx, 'order.delayed', { orderId, deadline, customerId, washerId, at })
    await broadcastStatus(tx, deps, order, order.status)
  })
