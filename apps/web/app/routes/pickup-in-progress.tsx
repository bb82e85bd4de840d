import type { Order } from '@washline/contract/orders/schemas'
import { CardChoice } from '../features/cards/components/card-choice.tsx'
import { OrderCustody } from '../features/custody/components/order-custody.tsx'
import { OrderDoor } from '../features/door/components/order-door.tsx'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { LeaveOrder, OrderRescue } from '../features/rescue/components/order-rescue.tsx'
import { PickupScreen } from '../features/tracking/pickup-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { later } from '../ui/later.tsx'

const OrderExtras = later(() => import('./sections/order-extras.tsx').then((module) => module.OrderExtras))

export const meta = () => [{ title: pageTitle(t('Pickup in Progress')) }]

const isOfPickup = ({ status }: Order) => status === 'accepted' || status === 'picked_up'

/** The wallet paid everything, and the Washer's corrected list costs more. */
const lacksCard = ({ card, adjustment }: Order) => card === null && adjustment?.state === 'waiting'

export default function PickupInProgress() {
  return (
    <OrderGate title={t('Pickup in Progress')} back="/home-screen" shows={isOfPickup} ended={OrderDoor}>
      {(shown) => (
        <CardChoice isOn={shown.side === 'customer' && lacksCard(shown.order)}>
          {(card) => (
            <OrderCustody {...shown}>
              {(custody) => (
                <PickupScreen
                  {...shown}
                  card={card}
                  custody={custody}
                  rescue={
                    <>
                      <OrderRescue {...shown} />
                      <OrderDoor {...shown} />
                    </>
                  }
                  door={<OrderDoor {...shown} isAhead />}
                  leave={<LeaveOrder {...shown} />}
                  items={<OrderExtras shown={shown} />}
                />
              )}
            </OrderCustody>
          )}
        </CardChoice>
      )}
    </OrderGate>
  )
}
