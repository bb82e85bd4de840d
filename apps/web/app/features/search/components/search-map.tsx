import type { Order } from '@washline/contract/orders/schemas'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { MapView } from '../../../platform/map/map-view.tsx'
import type { SearchState } from '../view-model.ts'

export interface SearchMapProps {
  pickup: Order['pickup_location']
  search: SearchState | undefined
}

/** The pickup, the radius of the search, and the Washers nearby. */
export function SearchMap({ pickup, search }: SearchMapProps) {
  if (!pickup) return null
  const nearby = (search?.nearby ?? []).map(({ asked, distance_meters, ...point }, index) => {
    const distance = formatDistance(distance_meters)
    return {
      id: `washer-${index}`,
      point,
      variant: asked ? ('washer' as const) : ('place' as const),
      label: asked ? t('Washer asked, {distance} away', { distance }) : t('Washer, {distance} away', { distance }),
    }
  })
  return (
    <MapView
      label={t('Map of the search')}
      pins={[{ id: 'pickup', point: pickup, variant: 'pickup', label: pickup.address }, ...nearby]}
      {...(search && { circle: { center: pickup, radiusM: search.radius_km * 1_000 } })}
    />
  )
}
