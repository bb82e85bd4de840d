import { market } from '@washline/contract/market'
import type { OrderSummary } from '@washline/contract/orders/summary'

/** Until when a customer may report loss or damage, in ms; undefined before delivery and after that time. */
export function claimUntil({ delivered_at }: Pick<OrderSummary, 'delivered_at'>, nowMs: number): number | undefined {
  if (!delivered_at) return undefined
  const endsMs = Date.parse(delivered_at) + market.claims.windowMs
  return endsMs > nowMs ? endsMs : undefined
}
