import type { OrderId, UserId } from '@washline/contract/ids'
import { washingStatuses } from '@washline/contract/orders/process'
import type { MoveOrderDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'
import { checkRescueMove, moveRescue } from './move-rescue.ts'

/** The Washer goes on with the order: an answer to the question, or a change of mind before the handover. */
export const standDown = (
  deps: MoveOrderDeps,
  { orderId, washerId }: { orderId: OrderId; washerId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'washer', userId: washerId })
    if (!washingStatuses.includes(order.status)) throw wrongStatus()
    await checkRescueMove(tx, order, 'standDown')
    await moveRescue(tx, deps, order, { move: 'standDown', actorId: washerId, at: deps.clock.now() })
  })
