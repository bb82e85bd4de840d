import type { Point } from '../maps/geo.ts'
import { isOpenAt, opensAt } from './hours.ts'
import { contains, cornerOf } from './outline.ts'
import type { Zone } from './zone.ts'

export type PlaceInZones<Z extends Pick<Zone, 'outline' | 'hours' | 'paused' | 'time_zone'> = Zone> =
  | { readonly state: 'open'; readonly zone: Z }
  | { readonly state: 'closed'; readonly zone: Z; readonly opensAt: Date | null }
  | { readonly state: 'paused'; readonly zone: Z; readonly reason: string }
  | { readonly state: 'outside' }

/** The zone of a point: the first one that contains it, at all hours. */
export function zoneOf<Z extends Pick<Zone, 'outline'>>(zones: readonly Z[], point: Point): Z | undefined {
  const at = cornerOf(point)
  return zones.find(({ outline }) => outline === null || contains(outline, at))
}

/**
 * The zone of a point and whether it takes orders at a moment. A zone that is paused or closed does not give way to one of a lower
 * priority: a flooded quarter is drawn over the city.
 */
export function zoneAt<Z extends Pick<Zone, 'outline' | 'hours' | 'paused' | 'time_zone'>>(
  zones: readonly Z[],
  point: Point,
  instant: Date,
): PlaceInZones<Z> {
  const zone = zoneOf(zones, point)
  if (!zone) return { state: 'outside' }
  if (zone.paused !== null) return { state: 'paused', zone, reason: zone.paused }
  if (isOpenAt(zone.hours, zone.time_zone, instant)) return { state: 'open', zone }
  return { state: 'closed', zone, opensAt: opensAt(zone.hours, zone.time_zone, instant) }
}
