import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { PushOffer } from '../features/notifications/components/push-offer.tsx'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { ahead } from '../platform/network/load-ahead.ts'
import { later } from '../ui/later.tsx'
import { OrderDoor } from './sections/order-asides.ts'

const PinOfOrder = later(
  ahead(() => import('./sections/pin-of-order.tsx').then((module) => module.PinOfOrder)),
  null,
)

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
      {(shown) => (
        <SearchScreen
          order={shown.order}
          offer={<PushOffer />}
          pin={shown.order.status === 'accepted' && <PinOfOrder {...shown} />}
          onAnswered={() => setAnswered(shown.order.id)}
        />
      )}
    </OrderGate>
  )
}
