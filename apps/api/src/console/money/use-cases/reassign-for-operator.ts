import { reassignOrder } from '../../../orders/index.ts'
import type { OrderMoveDeps } from '../../deps.ts'
import { type OrderAction, operateOnOrder } from './operate-on-order.ts'

/** Takes an order from its Washer before the pickup; dispatch asks others. */
export const reassignForOperator = (deps: OrderMoveDeps, request: OrderAction) =>
  operateOnOrder(deps, request, { action: 'reassign_order' }, (tx, decision) => reassignOrder(tx, deps, decision))
