import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import type { Entry } from './gazetteer.ts'

const cityReachMeters = 400_000

export function findNearestCity(cities: readonly Entry[], point: Point, reachMeters: number): Entry | undefined {
  let best: Entry | undefined
  let meters = reachMeters
  for (const entry of cities) {
    // One degree of latitude is 111 km: skips distant cities before the exact computation.
    if (Math.abs(entry.latitude - point.latitude) * 110_000 > meters) continue
    const away = distanceMeters(entry, point)
    if (away < meters) [best, meters] = [entry, away]
  }
  return best
}

/** The position with the name of the nearest city, which is all that is known of it. */
export function nearestCity(cities: readonly Entry[], point: Point): Place | null {
  const best = findNearestCity(cities, point, cityReachMeters)
  if (!best) return null
  const { id, name, rest } = best
  return {
    place_id: `${id}:near`,
    display_name: name,
    formatted_address: `${name}, ${rest}`,
    ...point,
    precision: 'city',
  }
}
