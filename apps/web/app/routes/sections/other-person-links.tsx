import type { Order } from '@washline/contract/orders/schemas'
import { type OrderSide, otherPersonOf } from '../../domain/order/order-side.ts'
import { PersonSafety } from '../../features/people/components/person-safety.tsx'

export interface OtherPersonLinksProps {
  order: Order
  side: OrderSide
}

/** Actions about the other person of an order. */
export function OtherPersonLinks({ order, side }: OtherPersonLinksProps) {
  const other = otherPersonOf(order, side)
  if (!other) return null
  return <PersonSafety id={other.id} name={other.name} about="order" orderId={order.id} />
}
