import type { OrderId, UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps, MoveOrderDeps } from '../deps.ts'
import { type MoveRequest, moveOrder } from './move-order.ts'

/** The Washer has picked the laundry up; the three-hour promise starts. */
export const markPickedUp = (deps: MoveOrderDeps, input: { orderId: OrderId; washerId: UserId }) =>
  deps.db.transaction((tx) =>
    pickUp(tx, deps, {
      ...input,
      at: deps.clock.now(),
      check: () => deps.events.publish(tx, 'order.handing-over', { orderId: input.orderId, move: 'pickUp' }),
    }),
  )

/** The same within the transaction of a handover, which has its own evidence. */
export async function pickUp(
  tx: Tx,
  deps: MoveDeps,
  { washerId, at, ...request }: Pick<MoveRequest, 'orderId' | 'at' | 'check'> & { washerId: UserId },
): Promise<void> {
  await moveOrder(tx, deps, {
    ...request,
    move: 'pickUp',
    by: { kind: 'washer', userId: washerId },
    at,
    waiting: orderRefusals.adjustmentWaiting,
    change: () => ({ set: { pickedUpAt: at } }),
  })
}
