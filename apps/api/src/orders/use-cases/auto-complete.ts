import { lockOrder } from '../store.ts'
import { type CompleteOrderDeps, completeOrder } from './complete-order.ts'
import type { MoveOwnDeps } from './move-order.ts'

/** A delivered order that nobody has confirmed in time completes; one confirmed since is left alone. */
export const autoComplete = (deps: MoveOwnDeps & CompleteOrderDeps, orderId: number): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'delivered') return false
    await completeOrder(tx, deps, { orderId, move: 'autoComplete', by: { kind: 'system' }, at: deps.clock.now() })
    return true
  })
