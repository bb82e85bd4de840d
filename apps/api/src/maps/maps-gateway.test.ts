import { placeSchema, placeSuggestionSchema, routeSchema } from '@washline/contract/maps/schemas'
import { describe, expect, it } from 'vitest'
import { googleAnswers, linden, osmAnswers, startFakeVendor, testLimits } from '../../testing/fakes/fake-vendor.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { cacheMaps } from './cached/cache-maps.ts'
import { createEmbeddedMaps } from './embedded/embedded-maps.ts'
import { createGoogleMaps } from './google/google-maps.ts'
import type { MapsGateway } from './maps-gateway.ts'
import { createOsmMaps } from './osm/osm-maps.ts'

const noServer = { url: '', async [Symbol.asyncDispose]() {} }
const google = (url: string) =>
  createGoogleMaps({ apiKey: 'k', geocodingUrl: url, placesUrl: url, routesUrl: url, limits: testLimits })
const osm = (kind: 'photon' | 'nominatim') => (url: string) =>
  createOsmMaps({ search: { kind, url }, osrmUrl: url, userAgent: 'Washline test', limits: testLimits })
const cached = (gateway: MapsGateway) => cacheMaps(gateway, { clock: systemClock, maxEntries: 10, ttlMs: 1000 })

/** The behaviour that every implementation of the gateway shares. */
describe.each([
  { name: 'google', start: () => startFakeVendor(googleAnswers), make: google },
  { name: 'osm by photon', start: () => startFakeVendor(osmAnswers), make: osm('photon') },
  { name: 'osm by nominatim', start: () => startFakeVendor(osmAnswers), make: osm('nominatim') },
  { name: 'embedded', start: async () => noServer, make: () => createEmbeddedMaps() },
  { name: 'cached', start: async () => noServer, make: () => cached(createEmbeddedMaps()) },
])('$name maps', ({ start, make }) => {
  it('finds an address that exists', async () => {
    await using vendor = await start()
    const place = placeSchema.parse(await make(vendor.url).geocode('18 Linden Street, Harbour Town'))
    expect(place.display_name).toBe('18 Linden Street')
    expect(place.precision).toBe('house')
    expect(place).not.toHaveProperty('is_partial')
    expect(place.formatted_address).toContain('Harbour Town')
    expect(place.latitude).toBeCloseTo(linden.latitude, 2)
    expect(place.longitude).toBeCloseTo(linden.longitude, 2)
  })

  it('answers null for an address that does not', async () => {
    await using vendor = await start()
    expect(await make(vendor.url).geocode('nowherexyzzy')).toBeNull()
  })

  it('names a position', async () => {
    await using vendor = await start()
    const place = placeSchema.parse(await make(vendor.url).reverse(linden))
    expect(place.formatted_address).toMatch(/^\d+ .+Malaysia$/)
    expect(place.precision).toBe('house')
    expect(place.latitude).toBeCloseTo(linden.latitude, 5)
  })

  it('suggests places, with and without a position', async () => {
    await using vendor = await start()
    const gateway = make(vendor.url)
    for (const near of [undefined, linden]) {
      const places = (await gateway.autocomplete('18 linden', near)).map((place) => placeSuggestionSchema.parse(place))
      expect(places.length).toBeGreaterThan(0)
      expect(places.length).toBeLessThanOrEqual(6)
      expect(places[0]).toMatchObject({ display_name: '18 Linden Street', precision: 'house' })
      if (near) expect(places[0]?.distance_meters).not.toBeNull()
    }
    expect(await gateway.autocomplete('nowherexyzzy')).toEqual([])
  })

  it('measures a route', async () => {
    await using vendor = await start()
    const route = await make(vendor.url).route(linden, { latitude: 3.1493, longitude: 101.725 })
    expect(routeSchema.parse(route).condition).toBe('ROUTE_EXISTS')
    expect(route.distance_meters).toBeGreaterThan(1600)
    expect(route.duration_seconds).toBeGreaterThan(60)
  })
})
