import type { Endpoint } from '@washline/contract/endpoint'
import * as endpoints from '@washline/contract/maps/endpoints'
import { expect, it } from 'vitest'
import { linden, paris, startFakeVendor, testLimits } from '../../testing/fakes/fake-vendor.ts'
import { createLog } from '../platform/log/log.ts'
import { createOsmMaps } from './osm/osm-maps.ts'
import { mapsRoutes } from './routes.ts'

/** The bound handlers, with queries and answers parsed by the contract. */
const bind = (url: string) => {
  const lines: string[] = []
  const handlers = new Map<Endpoint, (call: never) => Promise<unknown>>()
  const gateway = createOsmMaps({
    search: { kind: 'photon', url },
    osrmUrl: url,
    userAgent: 'test',
    limits: testLimits,
  })
  const log = createLog('warn', (line) => lines.push(line))
  mapsRoutes({ gateway, log }, { route: (endpoint, handler) => void handlers.set(endpoint, handler as never) })
  const call = async (endpoint: Endpoint, parts: { query?: unknown; body?: unknown }) => {
    const query = endpoint.query?.parse(parts.query)
    const body = endpoint.body?.parse(parts.body)
    return endpoint.answers[200].parse(await handlers.get(endpoint)?.({ query, body } as never))
  }
  return { call, lines }
}

it('answers a vendor’s failure with an empty result and the reason, and logs it without the address', async () => {
  await using vendor = await startFakeVendor(() => ({ status: 503, body: {} }))
  const { call, lines } = bind(vendor.url)
  const message = 'Geocoding failed: HTTP_503'
  expect(await call(endpoints.geocodeAddress, { query: { address: 'secret 5' } })).toEqual({
    success: true,
    data: null,
    message,
  })
  expect(await call(endpoints.reverseGeocode, { query: { latitude: '1', longitude: '2' } })).toMatchObject({ message })
  expect(await call(endpoints.autocompletePlaces, { query: { q: 'secret' } })).toMatchObject({ data: [], message })
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toContain('secret')
})

it('names a missing route', async () => {
  await using vendor = await startFakeVendor(() => ({ status: 400, body: { code: 'NoRoute' } }))
  const answer = await bind(vendor.url).call(endpoints.findRoute, { body: { origin: linden, destination: paris } })
  expect(answer).toEqual({ success: true, data: null, message: 'Route not found' })
})

it('names an empty result', async () => {
  await using vendor = await startFakeVendor(() => ({ body: { features: [] } }))
  const answer = await bind(vendor.url).call(endpoints.geocodeAddress, { query: { address: 'nowhere' } })
  expect(answer).toEqual({ success: true, data: null, message: 'Geocoding failed: ZERO_RESULTS' })
})

it.each([
  [endpoints.autocompletePlaces.query, { q: '' }],
  [endpoints.autocompletePlaces.query, { q: 'a', latitude: '3' }],
  [endpoints.autocompletePlaces.query, { q: 'a', latitude: '3', longitude: 'x' }],
  [endpoints.reverseGeocode.query, { latitude: '', longitude: '' }],
  [endpoints.reverseGeocode.query, { latitude: '91', longitude: '0' }],
  [endpoints.reverseGeocode.query, {}],
  [endpoints.geocodeAddress.query, { address: ' ' }],
  [endpoints.findRoute.body, { origin: linden }],
  [endpoints.findRoute.body, { origin: linden, destination: { latitude: Number.NaN, longitude: 0 } }],
])('refuses bad input %#', (schema, input) => expect(schema.safeParse(input).success).toBe(false))
