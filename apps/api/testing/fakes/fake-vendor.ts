import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type FakeAnswer = { readonly status?: number; readonly body: unknown } | { readonly raw: string } | 'silence'

/** An HTTP server in place of a vendor: answers as the test defines and records the calls. */
export async function startFakeVendor(answer: (heard: Heard) => FakeAnswer) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const call: Heard = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://fake'),
        headers: request.headers,
        body: text ? JSON.parse(text) : null,
      }
      heard.push(call)
      const scripted = answer(call)
      if (scripted === 'silence') return
      const [status, body] =
        'raw' in scripted ? [200, scripted.raw] : [scripted.status ?? 200, JSON.stringify(scripted.body)]
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const testLimits = { timeoutMs: 1_500, maxBytes: 20_000 }
export const linden = { latitude: 3.1493, longitude: 101.7101 }
export const paris = { latitude: 48.8566, longitude: 2.3522 }

/** The shapes of Google's three APIs, for one address. */
export const googleAnswers = (heard: Heard): FakeAnswer => {
  const nothing = JSON.stringify([heard.url.search, heard.body]).includes('nowhere')
  switch (heard.url.pathname) {
    case '/maps/api/geocode/json':
      if (nothing) return { body: { status: 'ZERO_RESULTS', results: [] } }
      return {
        body: {
          status: 'OK',
          results: [
            {
              place_id: 'ChIJ18linden',
              formatted_address: '18 Linden Street, 50100 Harbour Town, Malaysia',
              types: ['street_address'],
              geometry: { location: { lat: linden.latitude, lng: linden.longitude }, location_type: 'ROOFTOP' },
            },
          ],
        },
      }
    case '/v1/places:autocomplete':
      if (nothing) return { body: {} }
      return {
        body: {
          suggestions: [
            {
              placePrediction: {
                placeId: 'ChIJ18linden',
                text: { text: '18 Linden Street, Harbour Town, Malaysia' },
                structuredFormat: { mainText: { text: '18 Linden Street' }, secondaryText: { text: 'Harbour Town' } },
                types: ['street_address', 'geocode'],
                distanceMeters: 230,
              },
            },
            { queryPrediction: { text: { text: 'linden street laundries' } } },
          ],
        },
      }
    default:
      return {
        body: [
          {
            originIndex: 0,
            destinationIndex: 0,
            status: {},
            distanceMeters: 2150,
            duration: '312s',
            condition: 'ROUTE_EXISTS',
          },
        ],
      }
  }
}

/** The shapes of Photon, Nominatim and OSRM, for one address. */
export const osmAnswers = (heard: Heard): FakeAnswer => {
  const nothing = heard.url.search.includes('nowhere')
  const path = heard.url.pathname
  const properties = {
    osm_type: 'N',
    osm_id: 77,
    type: 'house',
    housenumber: '18',
    street: 'Linden Street',
    postcode: '50100',
    city: 'Harbour Town',
    country: 'Malaysia',
  }
  const feature = { geometry: { coordinates: [linden.longitude, linden.latitude] }, properties }
  const place = {
    place_id: 1,
    osm_type: 'node',
    osm_id: 77,
    lat: String(linden.latitude),
    lon: String(linden.longitude),
    name: '',
    display_name: '18 Linden Street, Harbour Town, Malaysia',
    category: 'place',
    addresstype: 'place',
    address: { house_number: '18', road: 'Linden Street' },
  }
  if (path.startsWith('/route/')) return { body: { code: 'Ok', routes: [{ distance: 2150.4, duration: 312.2 }] } }
  if (heard.url.searchParams.get('format') === 'jsonv2') {
    if (path === '/reverse') return { body: place }
    return { body: nothing ? [] : [place] }
  }
  return { body: { type: 'FeatureCollection', features: nothing ? [] : [feature] } }
}
