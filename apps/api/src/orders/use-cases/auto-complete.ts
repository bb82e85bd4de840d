import type { OrderId } from '@washline/contract/ids'
import type { CompleteOrderDeps, MoveOrderDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { completeOrder } from './complete-order.ts'

/** Completes an order whose proven delivery the customer has not confirmed in time. Returns false if it is no longer `delivered`. */
export const autoComplete = (deps: MoveOrderDeps & CompleteOrderDeps, orderId: OrderId): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'delivered' || !order.deliveryProven) return false
    await completeOrder(tx, deps, { orderId, move: 'autoComplete', by: { kind: 'system' }, at: deps.clock.now() })
    return true
  })
