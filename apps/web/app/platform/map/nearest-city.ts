import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import type { Feature } from 'geojson'

/** Of latitude, rounded down. */
const metersPerDegree = 111_000

export interface NearCity {
  name: string
  meters: number
}

/** The city nearest to a point among those loaded with the map. */
export function nearestCity(
  cities: readonly Pick<Feature, 'properties' | 'geometry'>[],
  point: Point,
): NearCity | undefined {
  let best: NearCity | undefined
  for (const { properties, geometry } of cities) {
    if (geometry.type !== 'Point') continue
    const [longitude = 0, latitude = 0] = geometry.coordinates
    // Farther north or south alone: most are, and a distance on the sphere costs ten times as much.
    if (best && Math.abs(latitude - point.latitude) * metersPerDegree > best.meters) continue
    const meters = distanceMeters(point, { latitude, longitude })
    if (!best || meters < best.meters) best = { name: String(properties?.n), meters }
  }
  return best
}
