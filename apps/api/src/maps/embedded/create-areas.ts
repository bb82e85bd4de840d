import type { Point } from '@washline/contract/maps/geo'
import { once } from '../../platform/once.ts'
import { demoHouses, isInDemoCity, readDemoCity } from './demo-city.ts'
import { readWorldCities } from './gazetteer.ts'
import { findNearestCity } from './nearest-city.ts'

/** The name of the district or city at a position; null if none is near. */
export type AreaOf = (point: Point) => string | null

const cityReachMeters = 30_000
/** Offers name the middle of a grid cell, so the same few positions are asked for again and again. */
const mostNamed = 10_000

/**
 * Names areas by position and never by the text of an address: customers type what they like there, a door or a gate
 * code included. Each gazetteer is read when it is first needed, once for the whole process.
 */
export function createAreas({ demoCity }: { readonly demoCity: boolean }): AreaOf {
  const demo = demoCity ? once(readDemoDistricts) : undefined
  const named = new Map<string, string | null>()
  return (point) => {
    if (demo && isInDemoCity(point)) return demo()(point)
    const key = `${point.latitude},${point.longitude}`
    const cached = named.get(key)
    if (cached !== undefined) return cached
    if (named.size >= mostNamed) named.clear()
    const name = findNearestCity(readWorldCities(), point, cityReachMeters)?.name ?? null
    named.set(key, name)
    return name
  }
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
