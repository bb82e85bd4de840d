import { describe, expect, it } from 'vitest'
import {
  type FakeAnswer,
  linden,
  osmAnswers,
  paris,
  startFakeVendor,
  testLimits,
} from '../../../testing/fakes/fake-vendor.ts'
import { createOsmMaps } from './osm-maps.ts'

const make = (url: string, kind: 'photon' | 'nominatim' = 'photon') =>
  createOsmMaps({ search: { kind, url: `${url}/` }, osrmUrl: url, userAgent: 'Washline/1.0', limits: testLimits })

describe('a request to OpenStreetMap', () => {
  it('identifies the caller', async () => {
    await using vendor = await startFakeVendor(osmAnswers)
    await make(vendor.url).geocode('linden')
    await make(vendor.url, 'nominatim').reverse(linden)
    await make(vendor.url).route(linden, paris)
    expect(vendor.heard.map((call) => call.headers['user-agent'])).toEqual(Array(3).fill('Washline/1.0'))
  })

  it('puts longitude before latitude in a route', async () => {
    await using vendor = await startFakeVendor(osmAnswers)
    await make(vendor.url).route(linden, paris)
    expect(vendor.heard[0]?.url.pathname).toBe('/route/v1/driving/101.7101,3.1493;2.3522,48.8566')
  })

  it.each([
    [true, 'simplified', [linden, paris]],
    [undefined, 'false', undefined],
  ])('asks for the way only where it is wanted: %s', async (path, overview, points) => {
    const geometry = { coordinates: [linden, paris].map(({ longitude, latitude }) => [longitude, latitude]) }
    const answer = { body: { code: 'Ok', routes: [{ distance: 1, duration: 2, ...(path && { geometry }) }] } }
    await using vendor = await startFakeVendor(() => answer)
    expect((await make(vendor.url).route(linden, paris, { path })).path).toEqual(points)
    expect(vendor.heard[0]?.url.searchParams.get('overview')).toBe(overview)
    expect(vendor.heard[0]?.url.searchParams.get('geometries')).toBe(path ? 'geojson' : null)
  })

  it('has the route alone where its line is of another shape', async () => {
    const answer = { body: { code: 'Ok', routes: [{ distance: 1, duration: 2, geometry: 'encoded' }] } }
    await using vendor = await startFakeVendor(() => answer)
    expect(await make(vendor.url).route(linden, paris, { path: true })).not.toHaveProperty('path')
  })

  it('computes the distance of a suggestion', async () => {
    await using vendor = await startFakeVendor(osmAnswers)
    const [first] = await make(vendor.url).autocomplete('linden', { latitude: 3.1583, longitude: 101.7101 })
    expect(first?.distance_meters).toBeCloseTo(1000, -1)
    expect(vendor.heard[0]?.url.searchParams.get('lat')).toBe('3.1583')
  })
})

describe.each<[string, 'photon' | 'nominatim', FakeAnswer, string]>([
  ['too many requests', 'photon', { status: 429, body: {} }, 'Geocoding failed: HTTP_429'],
  ['a fault', 'nominatim', { status: 500, body: {} }, 'Geocoding failed: HTTP_500'],
  ['another shape', 'photon', { body: { features: [{}] } }, 'Failed to fetch address. Please try again.'],
  ['garbage', 'nominatim', { raw: 'oops' }, 'Failed to fetch address. Please try again.'],
  ['silence', 'photon', 'silence', 'Failed to fetch address. Please try again.'],
])('a lookup that meets %s', (_name, kind, answer, message) => {
  it(message, async () => {
    await using vendor = await startFakeVendor(() => answer)
    await expect(make(vendor.url, kind).reverse(linden)).rejects.toMatchObject({ message })
  })
})

it('returns null for a position in the sea', async () => {
  await using vendor = await startFakeVendor(() => ({ body: { error: 'Unable to geocode' } }))
  expect(await make(vendor.url, 'nominatim').reverse({ latitude: 0, longitude: -30 })).toBeNull()
})

it.each<[string, FakeAnswer, string]>([
  ['no road', { status: 400, body: { code: 'NoRoute', message: 'Impossible route' } }, 'Route not found'],
  ['no street near', { status: 400, body: { code: 'NoSegment' } }, 'Route not found'],
  ['a bad query', { status: 400, body: { code: 'InvalidQuery' } }, 'Maps API error: InvalidQuery'],
  ['garbage', { raw: '[]' }, 'Maps API error: UNAVAILABLE'],
])('a route with %s', async (_name, answer, message) => {
  await using vendor = await startFakeVendor(() => answer)
  await expect(make(vendor.url).route(linden, paris)).rejects.toMatchObject({ message })
})
