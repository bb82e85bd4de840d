import type { Point } from '@washline/contract/maps/geo'
import { once } from '../../platform/once.ts'
import { demoHouses, isInDemoCity, readDemoCity } from './demo-city.ts'
import { readWorldCities } from './gazetteer.ts'
import { findNearestCity } from './nearest-city.ts'

/** The name of the district or city at a position; null if none is near. */
export type AreaOf = (point: Point) => string | null

const cityReachMeters = 30_000

/**
 * Names areas by position and never by the text of an address: customers type what they like there, a door or a gate
 * code included. Each gazetteer is read when it is first needed, once for the whole process.
 */
export function createAreas({ demoCity }: { readonly demoCity: boolean }): AreaOf {
  const demo = demoCity ? once(readDemoDistricts) : undefined
  return (point) =>
    demo && isInDemoCity(point)
      ? demo()(point)
      : (findNearestCity(readWorldCities(), point, cityReachMeters)?.name ?? null)
}

function readDemoDistricts(): AreaOf {
  const city = readDemoCity()
  const { nearestHouse } = demoHouses()
  return (point) => {
    const street = city.streets[nearestHouse(point).street]
    const district = street && city.districts[street.district]
    return district ? `${district.district}, ${city.city}` : city.city
  }
}
