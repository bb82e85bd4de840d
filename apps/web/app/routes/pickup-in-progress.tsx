import type { Order } from '@washline/contract/orders/schemas'
import { lazy, Suspense } from 'react'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { FirstFrame } from '../ui/first-frame.tsx'
import { OrderDoor } from './sections/order-asides.ts'

const CustomerPickup = lazy(() => import('./sections/customer-pickup.tsx'))
const WasherPickup = lazy(() => import('./sections/washer-pickup.tsx'))

export const meta = () => [{ title: pageTitle(t('Pickup in Progress')) }]

const isOfPickup = ({ status }: Order) => status === 'accepted' || status === 'picked_up'

/** From acceptance until the laundry starts. */
export default function PickupInProgress() {
  return (
    <OrderGate title={t('Pickup in Progress')} back="/home-screen" shows={isOfPickup} ended={OrderDoor}>
      {(shown) => (
        <Suspense fallback={<FirstFrame label={t('Loading')} />}>
          {shown.side === 'customer' ? <CustomerPickup shown={shown} /> : <WasherPickup shown={shown} />}
        </Suspense>
      )}
    </OrderGate>
  )
}
