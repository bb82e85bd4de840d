import { distanceMeters } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import { once } from '../../platform/once.ts'
import type { MapsGateway } from '../maps-gateway.ts'
import { type DemoHouses, demoHouses, demoMiddle, isInDemoCity, readDemoCity } from './demo-city.ts'
import { findEntries } from './find-entries.ts'
import { type District, demoDistricts, demoDoors, demoTown, type Entry, readWorldCities } from './gazetteer.ts'
import { nearestCity } from './nearest-city.ts'
import { createAddressReader, type Understood } from './read-address.ts'

const suggestionLimit = 6
const streetReachMeters = 250
/** Beyond this a position is on the street, and its house is a guess. */
const houseReachMeters = 40
/** Roads are longer than the straight line, and town traffic is slow. */
const detour = 1.3
const metersPerSecond = 25_000 / 3600

/** Maps without any network: the demo city's streets and the world's cities, which are read with the first call. */
export function createEmbeddedMaps(): MapsGateway {
  const maps = once(readMaps)
  return {
    geocode: (...args) => maps().geocode(...args),
    reverse: (...args) => maps().reverse(...args),
    autocomplete: (...args) => maps().autocomplete(...args),
    route: routeBetween,
  }
}

function readMaps(): Omit<MapsGateway, 'route'> {
  const city = readDemoCity()
  const houses = demoHouses()
  const doors = demoDoors(city, houses, demoMiddle)
  const town = demoTown(city, demoMiddle)
  const cities = readWorldCities()
  const read = createAddressReader({ town, districts: demoDistricts(city), doors, cities })
  const entries = [town, ...doors, ...cities]

  const doorOf = (entry: Entry, number: number | null): Place =>
    (number === null ? null : houseOf(houses, entry, number)) ?? placeOf(entry)

  const placeOfUnderstood = (understood: Understood): Place => {
    if (understood.kind === 'district') return placeOfDistrict(understood.district, town)
    const place = doorOf(understood.entry, understood.kind === 'door' ? understood.number : null)
    const isUnknownHouse = understood.kind === 'door' && understood.number !== null && place.precision !== 'house'
    return understood.isPartial || isUnknownHouse ? { ...place, is_partial: true } : place
  }

  /** What a whole address names outside the demo city; null for the beginning of a name. */
  const elsewhere = (text: string): Place | null => {
    const understood = read(text)
    const isOther = understood?.kind === 'city' && understood.isPartial && understood.entry !== town
    return isOther ? placeOf(understood.entry) : null
  }

  return {
    async geocode(address) {
      const understood = read(address)
      return understood && placeOfUnderstood(understood)
    },

    async reverse(point) {
      const at = { latitude: point.latitude, longitude: point.longitude }
      const house = isInDemoCity(point) ? houses.nearestHouse(point) : null
      const street =
        house && house.meters < streetReachMeters ? doors.find((e) => e.street === house.street) : undefined
      if (!house || !street) return nearestCity(cities, at)
      const place = house.meters < houseReachMeters ? houseOf(houses, street, house.number) : null
      return { ...(place ?? placeOf(street)), ...at }
    },

    async autocomplete(text, near) {
      const other = elsewhere(text)
      const found = findEntries(other ? cities : entries, text, near).map(({ entry, number }) => doorOf(entry, number))
      return (other && found.length === 0 ? [other] : found).slice(0, suggestionLimit).map((place) => ({
        ...place,
        distance_meters: near ? Math.round(distanceMeters(near, place)) : null,
      }))
    },
  }
}

const routeBetween: MapsGateway['route'] = async (origin, destination) => {
  const meters = distanceMeters(origin, destination) * detour
  return {
    distance_meters: Math.round(meters),
    duration_seconds: Math.round(meters / metersPerSecond),
    condition: 'ROUTE_EXISTS',
  }
}

const placeOf = (entry: Entry): Place => ({
  place_id: entry.id,
  display_name: entry.name,
  formatted_address: `${entry.name}, ${entry.rest}`,
  latitude: entry.latitude,
  longitude: entry.longitude,
  precision: entry.precision,
})

const placeOfDistrict = ({ id, name, postcode, latitude, longitude }: District, town: Entry): Place => ({
  place_id: id,
  display_name: name,
  formatted_address: `${name}, ${postcode} ${town.name}, ${town.rest}`,
  latitude,
  longitude,
  precision: 'area',
})

function houseOf(houses: DemoHouses, entry: Entry, number: number): Place | null {
  const door = entry.street === undefined ? null : houses.doorAt(entry.street, number)
  if (!door) return null
  const name = `${number} ${entry.name}`
  return {
    place_id: `${entry.id}:${number}`,
    display_name: name,
    formatted_address: `${name}, ${entry.rest}`,
    ...door,
    precision: 'house',
  }
}
