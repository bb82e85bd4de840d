import type { Point } from '@washline/contract/maps/geo'
import type { Order } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { MapView } from '../../../platform/map/map-view.tsx'
import type { MapPin } from '../../../platform/map/map-view-props.ts'
import { useStreetRoute } from '../../../platform/map/use-street-route.ts'

/** From the middle of a grid cell to its corners. */
const cellReachM = 400

export interface TrackingMapProps {
  pickup: Order['pickup_location']
  washer: Point | null
  /** The middle of the grid cell where the Washer is, in place of the exact position. */
  area?: Point | null
  /** The label of the Washer's pin. */
  washerLabel: string
  /** Where the Washer goes next, if it is not the pickup. */
  next?: { point: Point; label: string } | undefined
}

/** The pickup, the Washer, and the way along the streets to where they go next, where it is known. */
export function TrackingMap({ pickup, washer, area, washerLabel, next }: TrackingMapProps) {
  const route = useStreetRoute(washer, next?.point ?? pickup)
  if (!pickup) return null
  const pins: readonly MapPin[] = [
    { id: 'pickup', point: pickup, variant: 'pickup', label: pickup.address },
    ...(next ? [{ id: 'next', variant: 'place', ...next } as const] : []),
  ]
  if (!washer)
    return (
      <MapView
        label={t('Map of the pickup')}
        pins={pins}
        {...(area && { circle: { center: area, radiusM: cellReachM } })}
      />
    )
  return (
    <MapView
      label={t('Map of the pickup')}
      pins={[...pins, { id: 'washer', point: washer, variant: 'washer', label: washerLabel }]}
      {...(route && { route })}
    />
  )
}
