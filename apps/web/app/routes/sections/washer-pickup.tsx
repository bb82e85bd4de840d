import { OrderCustody } from '../../features/custody/components/order-custody.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'
import { WasherPickup } from '../../features/tracking/components/washer-pickup.tsx'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { later } from '../../ui/later.tsx'
import { LeaveOrder, OrderAsides, OrderDoor } from './order-asides.ts'

const OrderExtras = later(() => import('./order-extras.tsx').then((module) => module.OrderExtras))

/** Nothing is paid here. */
const noCard = { cardId: undefined, picker: null }

/** The Washer's pickup. */
export default function WasherPickupSection({ shown }: { shown: ShownOrder }) {
  useHeadingFocus()
  return (
    <OrderCustody {...shown}>
      {(custody) => (
        <WasherPickup
          {...shown}
          card={noCard}
          custody={custody}
          rescue={<OrderAsides {...shown} />}
          door={<OrderDoor {...shown} isAhead />}
          leave={<LeaveOrder {...shown} />}
          items={<OrderExtras shown={shown} />}
        />
      )}
    </OrderCustody>
  )
}
