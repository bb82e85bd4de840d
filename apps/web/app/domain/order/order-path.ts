import { orderScreens } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'

/** The screen of an order in its status; undefined for a cancelled one. */
export function orderPath({ id, status }: Pick<OrderSummary, 'id' | 'status'>): string | undefined {
  const screen = orderScreens[status]
  return screen ? `${screen}?order=${id}` : undefined
}
