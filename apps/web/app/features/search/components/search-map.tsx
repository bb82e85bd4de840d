import type { Order } from '@washline/contract/orders/schemas'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { MapView } from '../../../platform/map/map-view.tsx'
import type { MapPin } from '../../../platform/map/map-view-props.ts'
import type { SearchState } from '../view-model.ts'
import { acceptedOf, acceptedPin } from '../view-model.ts'

export interface SearchMapProps {
  order: Pick<Order, 'pickup_location' | 'provider'>
  search: SearchState | undefined
  /** The accepted order's half has reached the Washer's pin: it bears their initials, and the time of the way where that is known. */
  arrived?: { away: string | undefined } | undefined
}

/** The pickup, the radius of the search, and the Washers nearby: those who were asked with their distance. */
export function SearchMap({ order, search, arrived }: SearchMapProps) {
  const pickup = order.pickup_location
  if (!pickup) return null
  const nearby = search?.nearby ?? []
  const accepted = acceptedOf(nearby, order.provider)
  const name = washerOf(order.provider)?.name
  const washers = nearby.map((washer, index): MapPin => {
    const { asked, distance_meters, latitude, longitude } = washer
    const distance = formatDistance(distance_meters)
    const isAccepted = washer === accepted
    return {
      id: isAccepted ? acceptedPin : `washer-${index}`,
      point: { latitude, longitude },
      variant: asked ? 'asked' : 'other',
      tag: (isAccepted && arrived?.away) || distance,
      ...(isAccepted && arrived && name && { initials: initials(name) }),
      label: asked ? t('Washer asked, {distance} away', { distance }) : t('Washer, {distance} away', { distance }),
    }
  })
  return (
    <MapView
      label={t('Map of the search')}
      pins={[{ id: 'pickup', point: pickup, variant: 'pickup', label: pickup.address }, ...washers]}
      {...(search && { circle: { center: pickup, radiusM: search.radius_km * 1_000, isOpen: true } })}
    />
  )
}
