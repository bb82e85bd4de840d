import { type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/schemas'

export type HistorySide = 'customer' | 'washer'

/** The order's other person, where there is one. */
export function counterpartOf(order: Pick<OrderSummary, 'user' | 'provider'>, side: HistorySide): string | undefined {
  return side === 'washer' ? order.user.name : order.provider?.name
}

/** Where an order is looked at; nothing for a cancelled one. */
export function orderPath({ id, status }: Pick<OrderSummary, 'id' | 'status'>): string | undefined {
  const screen = orderScreens[status]
  return screen ? `${screen}?order=${id}` : undefined
}

export const statusInk = (status: OrderStatus): string => `var(--st-${status.replace('_', '-')})`

/** An order that has ended after it was placed has its money explained; a draft that was thrown away never had any. */
export const hasReceipt = ({ status, pickup_time }: Pick<OrderSummary, 'status' | 'pickup_time'>): boolean =>
  status === 'completed' || (status === 'cancelled' && pickup_time !== null)
