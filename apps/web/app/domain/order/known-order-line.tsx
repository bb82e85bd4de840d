import type { OrderId } from '@washline/contract/ids'
import { OrderLine } from './order-line.tsx'
import { useKnownItems } from './use-known-items.ts'

/** The garments of an order that other screens have read. */
export const KnownOrderLine = ({ orderId }: { orderId: OrderId }) => (
  <OrderLine items={useKnownItems()(orderId)} most={5} />
)
