import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import type { DeliverDeps, MoveOrderDeps } from '../deps.ts'
import { autoCompleteJob } from '../jobs.ts'
import { keepsPromise } from '../rules/keeps-promise.ts'
import { creditPromise } from './credit-promise.ts'
import { type MoveRequest, moveOrder } from './move-order.ts'

/**
 * Marks the order delivered and records whether the promise was kept. A missed promise credits the service fee to the
 * wallet, if that was not done when its time was over. A job completes the order if the customer does not confirm in time.
 */
export const markDelivered = (deps: MoveOrderDeps & DeliverDeps, input: { orderId: OrderId; washerId: UserId }) =>
  deps.db.transaction((tx) =>
    deliver(tx, deps, {
      ...input,
      at: deps.clock.now(),
      check: () => deps.events.publish(tx, 'order.handing-over', { orderId: input.orderId, move: 'deliver' }),
    }),
  )

/** The same within the transaction of a handover, which has its own evidence. */
export async function deliver(
  tx: Tx,
  deps: DeliverDeps,
  { orderId, washerId, at, ...request }: Pick<MoveRequest, 'orderId' | 'at' | 'check'> & { washerId: UserId },
): Promise<void> {
  let promiseKept = true
  const order = await moveOrder(tx, deps, {
    ...request,
    orderId,
    move: 'deliver',
    by: { kind: 'washer', userId: washerId },
    at,
    change: ({ pickedUpAt, laundryCompletedAt, promiseKept: before }) => {
      promiseKept = before !== false && pickedUpAt !== null && keepsPromise(pickedUpAt, at)
      return {
        set: { deliveredAt: at, laundryCompletedAt: laundryCompletedAt ?? at, promiseKept },
        data: { promiseKept },
      }
    },
  })
  if (!promiseKept) await creditPromise(tx, deps, order)
  await deps.jobs.enqueue(
    tx,
    autoCompleteJob,
    { orderId },
    { at: new Date(at.getTime() + market.orders.autoCompleteMs), key: `order-${orderId}` },
  )
}
