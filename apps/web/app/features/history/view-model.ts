import { market } from '@washline/contract/market'
import { type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'

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

/** Until when a customer may report loss or damage of an order; nothing before delivery, and after that time. */
export function claimUntil({ delivered_at }: Pick<OrderSummary, 'delivered_at'>, nowMs: number): number | undefined {
  if (!delivered_at) return undefined
  const endsMs = Date.parse(delivered_at) + market.claims.windowMs
  return endsMs > nowMs ? endsMs : undefined
}
