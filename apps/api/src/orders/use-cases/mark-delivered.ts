import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import type { DeliverDeps, MoveOrderDeps } from '../deps.ts'
import { autoCompleteJob } from '../jobs.ts'
import { keepsPromise } from '../rules/keeps-promise.ts'
import { stageSeconds } from '../rules/pace.ts'
import { savePaces } from '../store/paces.ts'
import { creditPromise } from './credit-promise.ts'
import { type MoveRequest, moveOrder } from './move-order.ts'

/**
 * Marks the order delivered and records whether the promise was kept. A missed promise credits the service fee to the
 * wallet, if that was not done when its time was over. The Washer's word alone is no proof: if the customer does not confirm it
 * in time, an operator decides.
 */
export const markDelivered = (deps: MoveOrderDeps & DeliverDeps, input: { orderId: OrderId; washerId: UserId }) =>
  deps.db.transaction((tx) =>
    deliver(tx, deps, {
      ...input,
      at: deps.clock.now(),
      proven: false,
      check: () => deps.events.publish(tx, 'order.handing-over', { orderId: input.orderId, move: 'deliver' }),
    }),
  )

/** The same within the transaction of a handover. With its evidence a job completes the order if the customer does not confirm in time. */
export async function deliver(
  tx: Tx,
  deps: DeliverDeps,
  {
    orderId,
    washerId,
    at,
    proven,
    ...request
  }: Pick<MoveRequest, 'orderId' | 'at' | 'check'> & { washerId: UserId; proven: boolean },
): Promise<void> {
  let promiseKept = true
  const order = await moveOrder(tx, deps, {
    ...request,
    orderId,
    move: 'deliver',
    by: { kind: 'washer', userId: washerId },
    at,
    change: ({ pickedUpAt, laundryCompletedAt, arrivedAt, promiseKept: before, promiseS }) => {
      promiseKept = before !== false && pickedUpAt !== null && keepsPromise(pickedUpAt, arrivedAt ?? at, { promiseS })
      return {
        set: { deliveredAt: at, laundryCompletedAt: laundryCompletedAt ?? at, promiseKept, deliveryProven: proven },
        data: { promiseKept },
      }
    },
  })
  if (!promiseKept) await creditPromise(tx, deps, order)
  // The stages of an order that was taken over belong to two Washers.
  if (order.washerId !== null && order.takenOverAt === null)
    await savePaces(tx, order.washerId, stageSeconds(order, at), at)
  if (!proven) return
  await deps.jobs.enqueue(
    tx,
    autoCompleteJob,
    { orderId },
    { at: new Date(at.getTime() + market.orders.autoCompleteMs), key: `order-${orderId}` },
  )
}
