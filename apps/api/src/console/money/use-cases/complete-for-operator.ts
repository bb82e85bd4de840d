import { completeOrder } from '../../../orders/index.ts'
import type { OrderMoveDeps } from '../../deps.ts'
import { type OrderAction, operateOnOrder } from './operate-on-order.ts'

/** Completes an order that nobody confirms: its payment is captured and the Washer earns. */
export const completeForOperator = (deps: OrderMoveDeps, request: OrderAction) =>
  operateOnOrder(deps, request, { action: 'complete_order' }, (tx, { operatorId, ...decision }) =>
    completeOrder(tx, deps, {
      ...decision,
      move: 'completeByOperator',
      by: { kind: 'operator', userId: operatorId },
    }),
  )
