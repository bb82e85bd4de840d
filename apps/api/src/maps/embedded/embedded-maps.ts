import { distanceMeters } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import type { MapsGateway } from '../maps-gateway.ts'
import { demoMiddle, isInDemoCity, numberHouses, readDemoCity } from './demo-city.ts'
import { type Found, findEntries } from './find-entries.ts'
import { demoEntries, type Entry, readWorldCities } from './gazetteer.ts'
import { nearestCity } from './nearest-city.ts'

const suggestionLimit = 6
const streetReachMeters = 250
/** Roads are longer than the straight line, and town traffic is slow. */
const detour = 1.3
const metersPerSecond = 25_000 / 3600

/** Maps without any network: the demo city's streets and the world's cities. */
export function createEmbeddedMaps(): MapsGateway {
  const city = readDemoCity()
  const houses = numberHouses(city)
  const demo = demoEntries(city, houses, demoMiddle)
  const cities = readWorldCities()
  const entries = [...demo, ...cities]

  const foundPlace = ({ entry, number }: Found): Place =>
    (number === null ? null : houseOf(houses, entry, number)) ?? placeOf(entry)

  return {
    async geocode(address) {
      const parts = address.split(',')
      for (let from = 0; from < parts.length; from++) {
        const [best] = findEntries(entries, parts.slice(from).join(','))
        if (best) return foundPlace(best)
      }
      return null
    },

    async reverse(point) {
      const at = { latitude: point.latitude, longitude: point.longitude }
      const house = isInDemoCity(point) ? houses.nearestHouse(point) : null
      const street = house && house.meters < streetReachMeters ? demo.find((e) => e.street === house.street) : undefined
      const place = house && street ? houseOf(houses, street, house.number) : null
      return place ? { ...place, ...at } : nearestCity(cities, at)
    },

    async autocomplete(text, near) {
      return findEntries(entries, text, near)
        .slice(0, suggestionLimit)
        .map((found) => {
          const place = foundPlace(found)
          return { ...place, distance_meters: near ? Math.round(distanceMeters(near, place)) : null }
        })
    },

    async route(origin, destination) {
      const meters = distanceMeters(origin, destination) * detour
      return {
        distance_meters: Math.round(meters),
        duration_seconds: Math.round(meters / metersPerSecond),
        condition: 'ROUTE_EXISTS',
      }
    },
  }
}

const placeOf = (entry: Entry): Place => ({
  place_id: entry.id,
  display_name: entry.name,
  formatted_address: `${entry.name}, ${entry.rest}`,
  latitude: entry.latitude,
  longitude: entry.longitude,
})

function houseOf(houses: ReturnType<typeof numberHouses>, entry: Entry, number: number): Place | null {
  const door = entry.street === undefined ? null : houses.doorAt(entry.street, number)
  if (!door) return null
  const name = `${number} ${entry.name}`
  return { place_id: `${entry.id}:${number}`, display_name: name, formatted_address: `${name}, ${entry.rest}`, ...door }
}
