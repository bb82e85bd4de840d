import { completeOrder } from '../../../orders/index.ts'
import type { OrderMoveDeps } from '../../deps.ts'
import { actOnOrder, type OrderAction } from './act-on-order.ts'

/** Completes an order that nobody confirms: its payment is captured and the Washer earns. */
export const completeForOperator = (deps: OrderMoveDeps, request: OrderAction) =>
  actOnOrder(deps, request, { action: 'complete_order' }, (tx, { operatorId, ...decision }) =>
    completeOrder(tx, deps, {
      ...decision,
      move: 'completeByOperator',
      by: { kind: 'operator', userId: operatorId },
    }),
  )
