import { washingStatuses } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { useRescue } from '../use-rescue.ts'
import { CustomerRescue } from './customer-rescue.tsx'
import { WasherRescue } from './washer-rescue.tsx'

export interface OrderRescueProps {
  order: Pick<Order, 'id' | 'status' | 'net_pay' | 'laundry_completed_at'>
  side: OrderSide
}

/** What happens with an order whose Washer cannot go on; nothing before the pickup. */
export const OrderRescue = ({ order, side }: OrderRescueProps) =>
  washingStatuses.includes(order.status) ? <Rescue order={order} side={side} /> : null

function Rescue({ order, side }: OrderRescueProps) {
  const { data: rescue } = useRescue(order.id)
  if (rescue === undefined) return null
  if (side === 'washer') return <WasherRescue order={order} rescue={rescue} />
  return (
    <div role="status" className="empty:hidden">
      {rescue && <CustomerRescue rescue={rescue} />}
    </div>
  )
}
