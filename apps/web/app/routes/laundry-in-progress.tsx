import type { Order } from '@washline/contract/orders/schemas'
import { OrderCustody } from '../features/custody/components/order-custody.tsx'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { LaundryScreen } from '../features/tracking/laundry-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { later } from '../ui/later.tsx'
import { LeaveOrder, OrderAsides, OrderDoor } from './sections/order-asides.ts'

const OrderExtras = later(() => import('./sections/order-extras.tsx').then((module) => module.OrderExtras))

export const meta = () => [{ title: pageTitle(t('Laundry in progress')) }]

const isOfLaundry = ({ status }: Order) => status === 'in_progress'

export default function LaundryInProgress() {
  return (
    <OrderGate
      title={t('Laundry in progress')}
      back="/order-history"
      shows={isOfLaundry}
      washerStaysIn={['delivered']}
      ended={OrderDoor}
    >
      {(shown) => (
        <OrderCustody {...shown}>
          {(custody) => (
            <LaundryScreen
              {...shown}
              custody={custody}
              rescue={<OrderAsides {...shown} />}
              door={<OrderDoor {...shown} isAhead />}
              leave={<LeaveOrder {...shown} />}
              items={<OrderExtras shown={shown} />}
            />
          )}
        </OrderCustody>
      )}
    </OrderGate>
  )
}
