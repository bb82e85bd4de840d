import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { OrderCustody } from '../features/custody/components/order-custody.tsx'
import { OrderDoor } from '../features/door/components/order-door.tsx'
import { PushOffer } from '../features/notifications/components/push-offer.tsx'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Order Confirmed')) }]

/** Pending, or cancelled before a Washer accepted. */
const isOfSearch = ({ status, accepted_at }: Order) =>
  status === 'pending' || (status === 'cancelled' && accepted_at === null)

export default function LookingForProvider() {
  /** The order whose acceptance has been shown. */
  const [answered, setAnswered] = useState<OrderId>()
  return (
    <OrderGate
      title={t('Order Confirmed')}
      back="/home-screen"
      shows={isOfSearch}
      lingers={({ id, status }) => status === 'accepted' && answered !== id}
      ended={OrderDoor}
    >
      {({ order, ...shown }) => (
        <SearchScreen
          order={order}
          offer={<PushOffer />}
          pin={
            order.status === 'accepted' && (
              <OrderCustody order={order} {...shown}>
                {({ pin }) => pin}
              </OrderCustody>
            )
          }
          onAnswered={() => setAnswered(order.id)}
        />
      )}
    </OrderGate>
  )
}
