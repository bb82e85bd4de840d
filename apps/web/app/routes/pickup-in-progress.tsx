import type { Order } from '@washline/contract/orders/schemas'
import { lazy, Suspense } from 'react'
import { OrderGate, OrderLoading } from '../features/order/components/order-gate.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { loadCustomerPickup } from './sections/load-customer-pickup.ts'
import { OrderDoor } from './sections/order-asides.ts'

const CustomerPickup = lazy(loadCustomerPickup)
const WasherPickup = lazy(() => import('./sections/washer-pickup.tsx'))

export const meta = () => [{ title: pageTitle(t('Pickup in Progress')) }]

const isOfPickup = ({ status }: Order) => status === 'accepted' || status === 'picked_up'

/** From acceptance until the laundry starts. */
export default function PickupInProgress() {
  const page = { title: t('Pickup in Progress'), back: '/home-screen' }
  return (
    <OrderGate {...page} shows={isOfPickup} ended={OrderDoor}>
      {(shown) => (
        <Suspense fallback={<OrderLoading {...page} />}>
          {shown.side === 'customer' ? <CustomerPickup shown={shown} /> : <WasherPickup shown={shown} />}
        </Suspense>
      )}
    </OrderGate>
  )
}
