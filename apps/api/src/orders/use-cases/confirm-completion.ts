import { type CompleteOrderDeps, completeOrder } from './complete-order.ts'
import type { MoveOwnDeps } from './move-order.ts'

/** The customer says that all is well. */
export const confirmCompletion = (
  deps: MoveOwnDeps & CompleteOrderDeps,
  input: { orderId: number; customerId: number },
) =>
  deps.db.transaction((tx) =>
    completeOrder(tx, deps, {
      orderId: input.orderId,
      move: 'complete',
      by: { kind: 'customer', userId: input.customerId },
      at: deps.clock.now(),
    }),
  )
