import { describe, expect, it } from 'vitest'
import {
  type FakeAnswer,
  googleAnswers,
  linden,
  paris,
  startFakeVendor,
  testLimits,
} from '../../../testing/fakes/fake-vendor.ts'
import { createGoogleMaps } from './google-maps.ts'

const key = 'secret-key'
const make = (url: string) =>
  createGoogleMaps({ apiKey: key, geocodingUrl: url, placesUrl: url, routesUrl: url, limits: testLimits })

describe('a request to Google', () => {
  it('geocodes with the key in the query', async () => {
    await using vendor = await startFakeVendor(googleAnswers)
    await make(vendor.url).geocode('18 Linden & Mill')
    const [call] = vendor.heard
    expect(call?.url.searchParams.get('address')).toBe('18 Linden & Mill')
    expect(call?.url.searchParams.get('key')).toBe(key)
  })

  it('requests a route by car with traffic, and only the fields that it reads', async () => {
    await using vendor = await startFakeVendor(googleAnswers)
    const route = await make(vendor.url).route(linden, paris)
    expect(route).toEqual({ distance_meters: 2150, duration_seconds: 312, condition: 'ROUTE_EXISTS' })
    const [call] = vendor.heard
    expect(call?.url.pathname).toBe('/distanceMatrix/v2:computeRouteMatrix')
    expect(call?.headers['x-goog-api-key']).toBe(key)
    expect(call?.headers['x-goog-fieldmask']).toContain('condition')
    expect(call?.body).toEqual({
      origins: [{ waypoint: { location: { latLng: linden } } }],
      destinations: [{ waypoint: { location: { latLng: paris } } }],
      travelMode: 'DRIVE',
      routingPreference: 'TRAFFIC_AWARE',
    })
  })

  it('asks for the way by a second call', async () => {
    const line = {
      coordinates: [
        [101.71, 3.14],
        [101.72, 3.15],
      ],
    }
    const answer = { body: { routes: [{ polyline: { geoJsonLinestring: line } }] } }
    await using vendor = await startFakeVendor((heard) =>
      heard.url.pathname === '/directions/v2:computeRoutes' ? answer : googleAnswers(heard),
    )
    const path = [
      { latitude: 3.14, longitude: 101.71 },
      { latitude: 3.15, longitude: 101.72 },
    ]
    expect(await make(vendor.url).route(linden, paris, { path: true })).toMatchObject({ duration_seconds: 312, path })
    const call = vendor.heard.find(({ url }) => url.pathname.startsWith('/directions'))
    expect(call?.headers['x-goog-fieldmask']).toBe('routes.polyline.geoJsonLinestring')
    expect(call?.body).toMatchObject({
      origin: { location: { latLng: linden } },
      polylineEncoding: 'GEO_JSON_LINESTRING',
    })
  })

  it.each<[string, FakeAnswer]>([
    ['refused', { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } }],
    ['of another shape', { body: { routes: [{ polyline: { encodedPolyline: 'abc' } }] } }],
    ['empty', { body: {} }],
    ['garbage', { raw: '<html>' }],
  ])('has the route alone where the way is %s', async (_, answer) => {
    await using vendor = await startFakeVendor((heard) =>
      heard.url.pathname === '/directions/v2:computeRoutes' ? answer : googleAnswers(heard),
    )
    expect(await make(vendor.url).route(linden, paris, { path: true })).toEqual({
      distance_meters: 2150,
      duration_seconds: 312,
      condition: 'ROUTE_EXISTS',
    })
  })

  it('biases suggestions to the position and ignores query predictions', async () => {
    await using vendor = await startFakeVendor(googleAnswers)
    expect(await make(vendor.url).autocomplete('linden', linden)).toHaveLength(1)
    expect(vendor.heard[0]?.body).toMatchObject({ input: 'linden', locationBias: { circle: { center: linden } } })
  })
})

const geocoding = 'Failed to fetch coordinates. Please try again.'
describe.each<[string, FakeAnswer, string]>([
  ['over the limit', { body: { status: 'OVER_QUERY_LIMIT', results: [] } }, 'Geocoding failed: OVER_QUERY_LIMIT'],
  ['denied', { body: { status: 'REQUEST_DENIED', error_message: key } }, 'Geocoding failed: REQUEST_DENIED'],
  ['a fault', { status: 500, body: { oops: true } }, geocoding],
  ['garbage', { raw: '<html>' }, geocoding],
  ['too much', { raw: JSON.stringify({ status: 'OK', more: 'x'.repeat(30_000) }) }, geocoding],
  ['silence', 'silence', geocoding],
])('geocoding that meets %s', (_name, answer, message) => {
  it(`answers "${message}" and not the key`, async () => {
    await using vendor = await startFakeVendor(() => answer)
    const failure = make(vendor.url).geocode('18 Linden Street')
    await expect(failure).rejects.toMatchObject({ message, call: 'geocode' })
    await failure.catch((error: Error) => expect(String(error)).not.toContain(key))
  })
})

describe('routes that fail', () => {
  it.each<[string, FakeAnswer, string]>([
    ['no road', { body: [{ condition: 'ROUTE_NOT_FOUND', status: {} }] }, 'Route not found'],
    ['nothing', { body: [] }, 'Route not found'],
    ['an element status', { body: [{ status: { code: 3 } }] }, 'Maps API error: 3'],
    [
      'a refusal',
      { status: 403, body: [{ error: { code: 403, status: 'PERMISSION_DENIED' } }] },
      'Maps API error: PERMISSION_DENIED',
    ],
    ['a bare fault', { status: 500, body: {} }, 'Maps API error: HTTP_500'],
    ['garbage', { raw: 'null' }, 'Maps API error: UNAVAILABLE'],
  ])('%s', async (_name, answer, message) => {
    await using vendor = await startFakeVendor(() => answer)
    await expect(make(vendor.url).route(linden, paris)).rejects.toMatchObject({ message })
  })

  it('is aborted with its caller', async () => {
    await using vendor = await startFakeVendor(() => 'silence')
    const signal = AbortSignal.abort()
    await expect(make(vendor.url).reverse(linden, { signal })).rejects.toMatchObject({
      message: 'Failed to fetch address. Please try again.',
      fault: { kind: 'unreachable' },
    })
  })
})
