import { distanceMeters } from '@washline/contract/maps/geo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linden, paris } from '../../../testing/fakes/fake-vendor.ts'
import { demoHouses, readDemoCity } from './demo-city.ts'
import { createEmbeddedMaps } from './embedded-maps.ts'
import { fold, isNear } from './fold.ts'

const maps = createEmbeddedMaps()

describe('suggestions', () => {
  it.each([
    ['linden str', 'Linden Street'],
    ['lindn street', 'Linden Street'],
    ['18 linden street', '18 Linden Street'],
    ['7 mill', '7 Mill Lane'],
    ['harbour hot', 'Harbour Hotel'],
    ['  HARBOUR   HOTEL ', 'Harbour Hotel'],
    ['sao pau', 'São Paulo'],
    ['zurich', 'Zürich'],
    ['tokio', 'Tokyo'],
    ['new york', 'New York City'],
    ['paris, united states', 'Paris'],
  ])('%s', async (typed, name) => expect((await maps.autocomplete(typed, linden))[0]?.display_name).toBe(name))

  it('ranks the nearer of two equal names first, and the larger one without a position', async () => {
    const inTexas = { latitude: 33.7, longitude: -95.6 }
    expect((await maps.autocomplete('paris', inTexas))[0]?.formatted_address).toBe('Paris, United States')
    expect((await maps.autocomplete('paris'))[0]?.formatted_address).toBe('Paris, France')
  })

  it.each(['Lin', 'San', 'Ri', 'Bee', 'Cam', 'lan'])(
    '%s gives streets of the town around before far cities',
    async (typed) => {
      const town = (await maps.autocomplete(typed, linden)).map((place) =>
        /Harbour Town, Malaysia$/.test(place.formatted_address),
      )
      expect(town.slice(0, 2)).toEqual([true, true])
      expect((await maps.autocomplete(typed, paris))[0]?.formatted_address).not.toMatch(/Harbour Town/)
    },
  )

  it('suggests distant cities if the demo city has no such name', async () => {
    expect((await maps.autocomplete('Jalan', linden))[0]?.display_name).toBe('Jalandhar')
  })

  it.each(['!!!', '....', '   ', '🧺', 'x'.repeat(200)])('accepts %j', async (typed) => {
    expect(await maps.autocomplete(typed, linden)).toEqual([])
  })
})

describe('addresses', () => {
  it.each([
    ['18 Linden Street, flat 4B', '18 Linden Street, 50100 Harbour Town, Malaysia'],
    ['7 Mill Lane, Harbour Town, 50100, West District, Malaysia', '7 Mill Lane, 50100 Harbour Town, Malaysia'],
    ['Harbour Hotel, front desk', 'Harbour Hotel, 2 River Walk, 50100 Harbour Town, Malaysia'],
    ['99999 Linden Street', 'Linden Street, 50100 Harbour Town, Malaysia'],
    ['xyzzyplugh 5, Paris, France', 'Paris, France'],
  ])('%s', async (typed, address) => expect((await maps.geocode(typed))?.formatted_address).toBe(address))
})

describe('positions', () => {
  it('keeps the exact coordinates and names the nearest city outside the demo city', async () => {
    expect(await maps.reverse(paris)).toMatchObject({ formatted_address: 'Paris, France', precision: 'city', ...paris })
  })

  it('names no street of the demo city that is far from the point', async () => {
    const point = { latitude: 3.2178, longitude: 101.7117 }
    expect(await maps.reverse(point)).toMatchObject({ precision: 'city', ...point })
  })

  it('finds cities across the antimeridian', async () => {
    const place = await maps.reverse({ latitude: -16.8, longitude: -179.9 })
    expect(place?.formatted_address).toMatch(/Fiji$/)
  })

  it.each([
    ['the middle of the sea', 0, -30],
    ['the pole', -90, 0],
  ])('has no address in %s', async (_name, latitude, longitude) => {
    expect(await maps.reverse({ latitude, longitude })).toBeNull()
  })
})

describe('houses', () => {
  const city = readDemoCity()
  const houses = demoHouses()

  it('resolve from position to address and back', () => {
    fc.assert(
      fc.property(fc.nat(city.streets.length - 1), fc.integer({ min: 1, max: 60 }), (street, number) => {
        const door = houses.doorAt(street, number)
        if (!door) return
        const near = houses.nearestHouse(door)
        expect(near.meters).toBeLessThanOrEqual(15)
        if (near.street === street) expect(Math.abs(near.number - number)).toBeLessThanOrEqual(5)
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('fit on their street, and none has number zero', () => {
    expect(houses.doorAt(0, 0)).toBeNull()
    expect(houses.doorAt(0, 1_000_000)).toBeNull()
    expect(houses.doorAt(9999, 2)).toBeNull()
  })

  it('have unambiguous addresses: only the ring road has two streets of one name', () => {
    const names = city.streets.map(({ street }) => street)
    expect(new Set(names).size).toBe(names.length)
  })
})

it('routes 1.3 times the straight line at 25 km/h', async () => {
  const route = await maps.route(linden, paris)
  expect(route.distance_meters).toBe(Math.round(distanceMeters(linden, paris) * 1.3))
  expect(route.duration_seconds).toBeCloseTo((route.distance_meters / 25_000) * 3600, 0)
})

describe('names', () => {
  it.each([
    ['São  Paulo', 'sao paulo'],
    ["L'Hay-les-Roses", 'lhay les roses'],
    ['Łódź', 'lodz'],
    ['STRASSE Straße', 'strasse strasse'],
  ])('%s', (name, folded) => expect(fold(name)).toBe(folded))

  it.each([
    ['tokyo', 'tokio', 1, true],
    ['linden', 'lidnen', 1, true],
    ['linden', 'lind', 1, false],
    ['paris', 'berlin', 2, false],
  ])('%s and %s within %d', (a, b, most, near) => expect(isNear(a, b, most)).toBe(near))
})
