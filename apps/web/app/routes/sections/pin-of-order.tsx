import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../domain/order/order-side.ts'
import { OrderCustody } from '../../features/custody/components/order-custody.tsx'

/** The PIN of an order that has just been accepted. */
export function PinOfOrder({ order, side }: { order: Order; side: OrderSide }) {
  return (
    <OrderCustody order={order} side={side} hasQueued={false}>
      {({ pin }) => pin}
    </OrderCustody>
  )
}
