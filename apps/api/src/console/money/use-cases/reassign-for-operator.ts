import { reassignOrder } from '../../../orders/index.ts'
import type { OrderMoveDeps } from '../../deps.ts'
import { actOnOrder, type OrderAction } from './act-on-order.ts'

/** Takes an order from its Washer before the pickup; dispatch asks others. */
export const reassignForOperator = (deps: OrderMoveDeps, request: OrderAction) =>
  actOnOrder(deps, request, { action: 'reassign_order' }, (tx, decision) => reassignOrder(tx, deps, decision))
