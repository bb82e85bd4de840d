import type { Point } from '@washline/contract/maps/geo'
import type { Order } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { MapView } from '../../../platform/map/map-view.tsx'

/** From the middle of a grid cell to its corners. */
const cellReachM = 400

export interface TrackingMapProps {
  pickup: Order['pickup_location']
  washer: Point | null
  /** The middle of the grid cell where the Washer is, in place of the exact position. */
  area?: Point | null
  /** The label of the Washer's pin. */
  washerLabel: string
}

/** The pickup, the Washer, and the route between them. */
export function TrackingMap({ pickup, washer, area, washerLabel }: TrackingMapProps) {
  if (!pickup) return null
  const pin = { id: 'pickup', point: pickup, variant: 'pickup' as const, label: pickup.address }
  if (!washer)
    return (
      <MapView
        label={t('Map of the pickup')}
        pins={[pin]}
        {...(area && { circle: { center: area, radiusM: cellReachM } })}
      />
    )
  return (
    <MapView
      label={t('Map of the pickup')}
      pins={[pin, { id: 'washer', point: washer, variant: 'washer', label: washerLabel }]}
      route={[washer, pickup]}
    />
  )
}
