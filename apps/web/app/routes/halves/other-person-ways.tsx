import type { Order } from '@washline/contract/orders/schemas'
import { PersonSafety } from '../../features/people/components/person-safety.tsx'

export interface OtherPersonWaysProps {
  order: Order
  side: 'customer' | 'washer'
}

/** What can be done about the other person of an order. */
export function OtherPersonWays({ order, side }: OtherPersonWaysProps) {
  const other =
    side === 'washer'
      ? { id: order.user.id, name: order.user.name }
      : order.provider && { id: order.provider.user_id, name: order.provider.provider.business_name }
  if (!other) return null
  return <PersonSafety who={{ user_id: other.id }} name={other.name} about="order" orderId={order.id} />
}
