import { OrderDoor } from '../../features/door/components/order-door.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'
import { LeaveOrder, OrderRescue } from '../../features/rescue/components/order-rescue.tsx'

export { LeaveOrder, OrderDoor }

/** What happens if the Washer cannot go on, and at the door. */
export const OrderTrouble = (shown: Pick<ShownOrder, 'order' | 'side'>) => (
  <>
    <OrderRescue {...shown} />
    <OrderDoor {...shown} />
  </>
)
