import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { OrderSide } from '../../domain/order/order-side.ts'

/** The name of the order's other person, if there is one. */
export function counterpartOf(order: Pick<OrderSummary, 'user' | 'provider'>, side: OrderSide): string | undefined {
  return side === 'washer' ? order.user.name : order.provider?.name
}

export const statusInk = (status: OrderStatus): string => `var(--st-${status.replace('_', '-')})`

/** An ended order that was placed has a receipt; a discarded draft has none. */
export const hasReceipt = ({ status, pickup_time }: Pick<OrderSummary, 'status' | 'pickup_time'>): boolean =>
  status === 'completed' || (status === 'cancelled' && pickup_time !== null)

/** Until when a customer may report loss or damage, in ms; undefined before delivery and after that time. */
export function claimUntil({ delivered_at }: Pick<OrderSummary, 'delivered_at'>, nowMs: number): number | undefined {
  if (!delivered_at) return undefined
  const endsMs = Date.parse(delivered_at) + market.claims.windowMs
  return endsMs > nowMs ? endsMs : undefined
}
