import type { OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { movesFor, washingStatuses } from '@washline/contract/orders/process'
import { decideRescue, openRescueStates } from '@washline/contract/orders/rescue-process'
import { type OrderPreview, previewOrder } from '../../payments/index.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { greatestPay } from '../rules/greatest-pay.ts'
import { lastRescue } from '../store/rescues.ts'
import { readOrder } from '../store.ts'

export interface OperatorMoves {
  readonly version: number
  readonly reassign: boolean
  readonly cancel: (OrderPreview['release'] & { readonly washerMaximumMinor: Minor }) | null
  readonly complete: OrderPreview['capture'] | null
}

/** Whether the rest of an order may be offered to others: nobody is asked for it yet. */
async function mayOffer(q: Queryable, orderId: OrderId): Promise<boolean> {
  const state = (await lastRescue(q, orderId))?.state ?? 'none'
  return decideRescue('reassign', openRescueStates.some((open) => open === state) ? state : 'none') !== undefined
}

/** What an operator may do with an order now, with what each does to its money. */
export async function operatorMovesOf(q: Queryable, orderId: OrderId): Promise<OperatorMoves | undefined> {
  const order = await readOrder(q, orderId)
  if (!order) return undefined
  const moves = movesFor(order.status, 'operator')
  const { release, capture } = await previewOrder(q, order)
  return {
    version: order.version,
    reassign: moves.includes('reassign') || (washingStatuses.includes(order.status) && (await mayOffer(q, orderId))),
    cancel: moves.includes('cancelByOperator') ? { ...release, washerMaximumMinor: greatestPay(order) } : null,
    complete: moves.includes('completeByOperator') ? capture : null,
  }
}
