import type { Minor } from '@washline/contract/money'
import { cancelForOperator } from '../../../orders/index.ts'
import type { OrderMoveDeps } from '../../deps.ts'
import { type OrderAction, operateOnOrder } from './operate-on-order.ts'

/** Cancels an order before its completion, with all of its money back to the customer. */
export const cancelOrder = (deps: OrderMoveDeps, request: OrderAction & { readonly washerMinor: Minor }) => {
  const { washerMinor } = request
  const granted = washerMinor > 0 ? { amountMinor: washerMinor } : {}
  return operateOnOrder(deps, request, { action: 'cancel_order', ...granted }, (tx, decision) =>
    cancelForOperator(tx, deps, { ...decision, washerMinor }),
  )
}
