import type { Order } from '@washline/contract/orders/schemas'
import { type ComponentType, Suspense, use } from 'react'
import { OrderGate, OrderLoading, type ShownOrder } from '../features/order/components/order-gate.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { ahead } from '../platform/network/load-ahead.ts'
import { once } from '../platform/network/load-once.ts'
import { getSession } from '../platform/session/session.ts'
import { OrderDoor } from './sections/order-asides.ts'

const loads = {
  customer: once(() => import('./sections/customer-pickup.tsx')),
  washer: once(() => import('./sections/washer-pickup.tsx')),
}
// The pickup follows the search, and the offer, without an empty frame.
ahead(() => (getSession().user?.is_provider ? loads.washer() : loads.customer()))

export const meta = () => [{ title: pageTitle(t('Pickup in Progress')) }]

const isOfPickup = ({ status }: Order) => status === 'accepted' || status === 'picked_up'

/** From acceptance until the laundry starts. */
export default function PickupInProgress() {
  const page = { title: t('Pickup in Progress'), back: '/home-screen' }
  return (
    <OrderGate {...page} shows={isOfPickup} ended={OrderDoor}>
      {(shown) => (
        <Suspense fallback={<OrderLoading {...page} />}>
          <Pickup shown={shown} />
        </Suspense>
      )}
    </OrderGate>
  )
}

function Pickup({ shown }: { shown: ShownOrder }) {
  const { default: Side } = use<{ default: ComponentType<{ shown: ShownOrder }> }>(loads[shown.side]())
  return <Side shown={shown} />
}
