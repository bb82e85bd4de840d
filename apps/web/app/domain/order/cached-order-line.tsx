import type { OrderId } from '@washline/contract/ids'
import { OrderLine } from './order-line.tsx'
import { useCachedItems } from './use-cached-items.ts'

/** The garments of an order that other screens have read. */
export const CachedOrderLine = ({ orderId }: { orderId: OrderId }) => (
  <OrderLine items={useCachedItems()(orderId)} most={5} />
)
