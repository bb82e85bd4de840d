import type { OrderId, UserId } from '@washline/contract/ids'
import { washingStatuses } from '@washline/contract/orders/process'
import type { MoveOrderDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'
import { checkRescueMove, moveRescue } from './move-rescue.ts'

/** The Washer cannot finish an order that they have picked up: the rest is offered to others, and they keep the laundry until the handover. */
export const askRescue = (
  deps: MoveOrderDeps,
  { orderId, washerId, reason }: { orderId: OrderId; washerId: UserId; reason: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'washer', userId: washerId })
    if (!washingStatuses.includes(order.status)) throw wrongStatus()
    await checkRescueMove(tx, order, 'ask')
    await moveRescue(tx, deps, order, {
      move: 'ask',
      actorId: washerId,
      at: deps.clock.now(),
      opening: { openedBy: 'washer', reason },
    })
  })
