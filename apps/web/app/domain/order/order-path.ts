import { orderScreens } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'

/** The screen of an order in its status, or of a booked draft; undefined for a cancelled one. */
export function orderPath({
  id,
  status,
  booked_until,
}: Pick<OrderSummary, 'id' | 'status' | 'booked_until'>): string | undefined {
  if (booked_until) return '/schedule'
  const screen = orderScreens[status]
  return screen ? `${screen}?order=${id}` : undefined
}
