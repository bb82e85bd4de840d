import type { OrderId } from '@washline/contract/ids'
import { deadlineAt, deadlines } from '@washline/contract/orders/deadlines'
import type { ReportDelaysDeps } from '../deps.ts'
import { insertDelay, savePromiseMissed } from '../store/delays.ts'
import { lockOrder } from '../store.ts'
import { broadcastStatus } from './broadcast-status.ts'
import { creditPromise } from './credit-promise.ts'
import { enqueueDeadline } from './enqueue-deadline.ts'
import { questionWasher } from './question-washer.ts'

/**
 * A deadline of the order has passed. For every one that it has not met, both people are notified, once for each acceptance;
 * at the end of the promise its credit is posted as well. Then the job of the next deadline is enqueued. An order that met
 * its deadlines, or has later ones by now, stays as it is.
 */
export const reportDelays = (
  deps: ReportDelaysDeps,
  { orderId, dueAt }: { orderId: OrderId; dueAt: Date },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.washerId === null || order.acceptedAt === null) return
    const now = deps.clock.now()
    // The job runs at dueAt by the clock of the database, which may be ahead of this one.
    const at = now > dueAt ? now : dueAt
    const { customerId, washerId, acceptedAt } = order
    for (const deadline of deadlines) {
      const passedAt = deadlineAt(deadline, order)
      if (!passedAt || passedAt > at) continue
      if (!(await insertDelay(tx, { orderId, deadline, acceptedAt, dueAt: passedAt, at }))) continue
      if (deadline === 'return') {
        await savePromiseMissed(tx, orderId)
        await creditPromise(tx, deps, order)
      }
      if (deadline === 'wash' || deadline === 'return') await questionWasher(tx, deps, order, at)
      await deps.events.publish(tx, 'order.delayed', { orderId, deadline, customerId, washerId, at })
      await broadcastStatus(tx, deps, order, order.status)
    }
    await enqueueDeadline(tx, deps, order, at)
  })
