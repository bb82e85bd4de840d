import type { Order } from '@washline/contract/orders/schemas'
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
  return (
    <OrderGate title={t('Order Confirmed')} back="/home-screen" shows={isOfSearch} ended={OrderDoor}>
      {({ order }) => <SearchScreen order={order} offer={<PushOffer />} />}
    </OrderGate>
  )
}
