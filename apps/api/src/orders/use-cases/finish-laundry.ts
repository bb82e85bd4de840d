import type { OrderId, UserId } from '@washline/contract/ids'
import type { MoveOrderDeps } from '../deps.ts'
import { moveOrder, wrongStatus } from './move-order.ts'

/** The laundry is done and the delivery begins. The status stays `in_progress`; a second call is refused. */
export const finishLaundry = (deps: MoveOrderDeps, input: { orderId: OrderId; washerId: UserId }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'finishLaundry',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: (order) => {
        if (order.laundryCompletedAt) throw wrongStatus()
        return { set: { laundryCompletedAt: at } }
      },
    })
  })
