import type { OrderId, UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { MoveOrderDeps } from '../deps.ts'
import { moveOrder } from './move-order.ts'

/** The Washer starts the laundry; the item list is final from now on. */
export const startLaundry = (deps: MoveOrderDeps, input: { orderId: OrderId; washerId: UserId }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'startLaundry',
      by: { kind: 'washer', userId: input.washerId },
      at,
      waiting: orderRefusals.adjustmentWaiting,
      change: () => ({ set: { laundryStartedAt: at } }),
    })
  })
