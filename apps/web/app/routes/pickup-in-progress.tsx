import type { Order } from '@washline/contract/orders/schemas'
import { ItemSection } from '../features/order/components/item-section.tsx'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { PickupScreen } from '../features/tracking/pickup-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Pickup in Progress')) }]

const isOfPickup = ({ status }: Order) => status === 'accepted' || status === 'picked_up'

export default function PickupInProgress() {
  return (
    <OrderGate title={t('Pickup in Progress')} back="/home-screen" shows={isOfPickup}>
      {(shown) => <PickupScreen {...shown} items={<ItemSection order={shown.order} side={shown.side} />} />}
    </OrderGate>
  )
}
