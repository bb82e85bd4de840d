import { washingStatuses } from '@washline/contract/orders/process'
import { openRescueStates } from '@washline/contract/orders/rescue-process'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { later } from '../../../ui/later.tsx'
import { useRescue } from '../use-rescue.ts'

const AskRescue = later(
  ahead(() => import('./ask-rescue.tsx').then((module) => module.AskRescue)),
  null,
)
const CustomerRescue = later(
  ahead(() => import('./customer-rescue.tsx').then((module) => module.CustomerRescue)),
  null,
)
const WasherRescue = later(
  ahead(() => import('./washer-rescue.tsx').then((module) => module.WasherRescue)),
  null,
)

export interface OrderRescueProps {
  order: Pick<Order, 'id' | 'status' | 'net_pay' | 'laundry_completed_at'>
  side: OrderSide
}

/** What happens with an order whose Washer cannot go on; nothing before the pickup. */
export const OrderRescue = ({ order, side }: OrderRescueProps) =>
  washingStatuses.includes(order.status) ? <Rescue order={order} side={side} /> : null

/** The way out for a Washer who has the laundry and cannot go on, while nothing else is asked of them. */
export const LeaveOrder = ({ order, side }: OrderRescueProps) =>
  side === 'washer' && washingStatuses.includes(order.status) ? <AskUnlessOpen order={order} /> : null

function AskUnlessOpen({ order }: Pick<OrderRescueProps, 'order'>) {
  const { data: rescue } = useRescue(order.id)
  if (rescue === undefined) return null
  const isGiver = rescue?.role === 'giver'
  if (isGiver && openRescueStates.includes(rescue.state)) return null
  return <AskRescue order={order} hasPickedUp={rescue === null || isGiver} />
}

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
