import type { Order } from '@washline/contract/orders/schemas'
import { CardChoice } from '../../features/cards/components/card-choice.tsx'
import { OrderCustody } from '../../features/custody/components/order-custody.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'
import { CustomerPickup } from '../../features/tracking/components/customer-pickup.tsx'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { later } from '../../ui/later.tsx'
import { OrderAsides, OrderDoor } from './order-asides.ts'

const OrderExtras = later(() => import('./order-extras.tsx').then((module) => module.OrderExtras))

/** The wallet paid everything, and the Washer's corrected list costs more. */
const lacksCard = ({ card, adjustment }: Order) => card === null && adjustment?.state === 'waiting'

/** The customer's pickup. */
export default function CustomerPickupSection({ shown }: { shown: ShownOrder }) {
  useHeadingFocus()
  return (
    <CardChoice isOn={lacksCard(shown.order)}>
      {(card) => (
        <OrderCustody {...shown}>
          {(custody) => (
            <CustomerPickup
              {...shown}
              card={card}
              custody={custody}
              rescue={<OrderAsides {...shown} />}
              door={<OrderDoor {...shown} isAhead />}
              leave={null}
              items={<OrderExtras shown={shown} />}
            />
          )}
        </OrderCustody>
      )}
    </CardChoice>
  )
}
