import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Dock } from '../../../ui/dock.tsx'
import { MapPage } from '../../../ui/map-page.tsx'
import type { ReturnTrip } from '../use-return-trip.ts'
import { TrackingMap } from './tracking-map.tsx'

export interface ReturnPageProps {
  order: Pick<Order, 'pickup_location'>
  trip: ReturnTrip
  actions: ReactNode
  children: ReactNode
}

/** The way back, on the map that was there at the pickup. */
export function ReturnPage({ order, trip, actions, children }: ReturnPageProps) {
  return (
    <MapPage
      title={t('Laundry in progress')}
      back="/order-history"
      tab="orders"
      map={
        <TrackingMap pickup={order.pickup_location} washer={trip.washer} area={trip.area} washerLabel={trip.label} />
      }
      dock={<Dock>{actions}</Dock>}
    >
      {children}
    </MapPage>
  )
}
