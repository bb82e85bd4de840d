import { readFileSync } from 'node:fs'
import type { Point } from '@washline/contract/maps/geo'
import { once } from '../../platform/once.ts'
import type { DemoCity, DemoHouses } from './demo-city.ts'
import { fold } from './fold.ts'

/** A city, district, street or place that can be found by name. */
export interface Entry extends Point {
  readonly id: string
  readonly name: string
  readonly rest: string
  readonly folded: string
  /** The folded name and its surroundings, with a space before each word. */
  readonly searchText: string
  /** A higher weight ranks first. */
  readonly weight: number
  readonly precision: 'place' | 'street' | 'city'
  /** The code of its country. */
  readonly country: string
  /** Index of the street, for entries that have house numbers. */
  readonly street?: number
}

export interface District extends Point {
  readonly id: string
  readonly name: string
  readonly postcode: string
}

type Draft = Omit<Entry, 'folded' | 'searchText'>
const entry = (draft: Draft, foldedRest = fold(draft.rest)): Entry => {
  const folded = fold(draft.name)
  return { ...draft, folded, searchText: ` ${folded} ${foldedRest}` }
}

const countryNames = once(() => new Intl.DisplayNames('en', { type: 'region' }))
const countryOf = (code: string) => countryNames().of(code) ?? code
const namesOfCountry = (code: string) => ({ rest: countryOf(code), folded: fold(countryOf(code)) })

/** The world's cities with at least 15,000 people, the largest first. */
export const readWorldCities = once((): readonly Entry[] => {
  const countries = new Map<string, ReturnType<typeof namesOfCountry>>()
  return readFileSync(new URL('./world-cities.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line, index) => {
      const [name = '', country = '', latitude, longitude, thousands] = line.split('\t')
      const { rest, folded } = countries.get(country) ?? namesOfCountry(country)
      countries.set(country, { rest, folded })
      const at = { latitude: Number(latitude), longitude: Number(longitude) }
      const weight = Math.log10(Number(thousands) + 1) * 6
      return entry({ id: `embedded:city:${index}`, name, rest, ...at, weight, precision: 'city', country }, folded)
    })
})

const demoCountry = 'MY'

/** The demo city itself. */
export const demoTown = (city: DemoCity, middle: Point): Entry =>
  entry({
    id: 'embedded:demo-city',
    name: city.city,
    rest: city.country,
    ...middle,
    weight: 18,
    precision: 'city',
    country: demoCountry,
  })

/** Streets and named buildings of the demo city. */
export const demoDoors = (city: DemoCity, houses: DemoHouses, middle: Point): Entry[] => {
  const town = `${city.city}, ${city.country}`
  const around = (street: number) => `${city.districts[city.streets[street]?.district ?? 0]?.postcode} ${town}`
  const streets = city.streets.map((street, index) => {
    const [longitude, latitude] = street.line[Math.floor(street.line.length / 2)] ?? [middle.longitude, middle.latitude]
    const rest = `${around(index)}`
    return entry({
      id: `embedded:street:${index}`,
      name: street.street,
      rest,
      latitude,
      longitude,
      weight: 12,
      precision: 'street',
      country: demoCountry,
      street: index,
    })
  })
  const places = city.places.map((place, index) => {
    const door = houses.doorAt(place.on, place.number) ?? place
    const rest = `${place.number} ${city.streets[place.on]?.street}, ${around(place.on)}`
    return entry({
      id: `embedded:place:${index}`,
      name: place.place,
      rest,
      ...door,
      weight: 16,
      precision: 'place',
      country: demoCountry,
    })
  })
  return [...places, ...streets]
}

/** The demo city's districts, each in the middle of its streets. */
export const demoDistricts = (city: DemoCity): District[] =>
  city.districts.map((district, index) => {
    const middles = city.streets
      .filter((street) => street.district === index)
      .map(({ line }) => line[Math.floor(line.length / 2)] ?? [0, 0])
    const mean = (axis: 0 | 1) => middles.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / Math.max(1, middles.length)
    const { district: name, postcode } = district
    return { id: `embedded:district:${index}`, name, postcode, latitude: mean(1), longitude: mean(0) }
  })
