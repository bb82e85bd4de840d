import type { OrderId, UserId } from '@washline/contract/ids'
import type { CompleteOrderDeps, MoveOrderDeps } from '../deps.ts'
import { completeOrder } from './complete-order.ts'

/** The customer confirms that the laundry is back. */
export const confirmCompletion = (
  deps: MoveOrderDeps & CompleteOrderDeps,
  input: { orderId: OrderId; customerId: UserId },
) =>
  deps.db.transaction((tx) =>
    completeOrder(tx, deps, {
      orderId: input.orderId,
      move: 'complete',
      by: { kind: 'customer', userId: input.customerId },
      at: deps.clock.now(),
    }),
  )
