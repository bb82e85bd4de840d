import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import { type CallOptions, MapsFailure, type MapsGateway, type RouteOptions } from '../maps-gateway.ts'
import { vendorUrl } from '../vendor/fetch-vendor-json.ts'
import { isCovered } from '../vendor/is-covered.ts'
import { pathOf } from '../vendor/path-of.ts'
import { askOsm, type OsmSettings, readOsm } from './ask-osm.ts'
import {
  nominatimReverseAnswer,
  nominatimSearchAnswer,
  osrmAnswer,
  photonAnswer,
  placeOfNominatim,
  placeOfPhoton,
} from './osm-answers.ts'

const suggestionLimit = 6

/** OpenStreetMap by a Photon or Nominatim server for addresses and an OSRM server for routes. */
export const createOsmMaps = (settings: OsmSettings): MapsGateway => ({
  async geocode(address, options) {
    const [best] = await search(settings, { call: 'geocode', text: address, limit: 1 }, options)
    if (!best) return null
    return isCovered(address, best) ? best : { ...best, is_partial: true }
  },

  async autocomplete(text, near, options) {
    const places = await search(settings, { call: 'autocomplete', text, limit: suggestionLimit, near }, options)
    return places.map((place) => ({ ...place, distance_meters: near ? distanceMeters(near, place) : null }))
  },

  reverse: (point, options) => reverse(settings, point, options),
  route: (origin, destination, options) => route(settings, origin, destination, options),
})

interface Search {
  readonly call: 'geocode' | 'autocomplete'
  readonly text: string
  readonly limit: number
  readonly near?: Point | undefined
}

async function search(
  settings: OsmSettings,
  { call, text, limit, near }: Search,
  options: CallOptions | undefined,
): Promise<Place[]> {
  const { kind, url: base } = settings.search
  if (kind === 'photon') {
    const query = { q: text, limit: String(limit), lat: near?.latitude.toString(), lon: near?.longitude.toString() }
    const url = vendorUrl(base, '/api', query)
    return (await readOsm(settings, { call, url, schema: photonAnswer }, options)).features.map(placeOfPhoton)
  }
  const url = vendorUrl(base, '/search', { q: text, limit: String(limit), format: 'jsonv2', addressdetails: '1' })
  return (await readOsm(settings, { call, url, schema: nominatimSearchAnswer }, options)).map(placeOfNominatim)
}

async function reverse(
  settings: OsmSettings,
  { latitude, longitude }: Point,
  options: CallOptions | undefined,
): Promise<Place | null> {
  const { kind, url: base } = settings.search
  const query = { lat: String(latitude), lon: String(longitude) }
  if (kind === 'photon') {
    const url = vendorUrl(base, '/reverse', query)
    const { features } = await readOsm(settings, { call: 'reverse', url, schema: photonAnswer }, options)
    return features[0] ? placeOfPhoton(features[0]) : null
  }
  const url = vendorUrl(base, '/reverse', { ...query, format: 'jsonv2', addressdetails: '1' })
  const answer = await readOsm(settings, { call: 'reverse', url, schema: nominatimReverseAnswer }, options)
  return 'error' in answer ? null : placeOfNominatim(answer)
}

async function route(settings: OsmSettings, origin: Point, destination: Point, options: RouteOptions | undefined) {
  const points = [origin, destination].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
  const url = vendorUrl(
    settings.osrmUrl,
    `/route/v1/driving/${points}`,
    options?.path ? { overview: 'simplified', geometries: 'geojson' } : { overview: 'false' },
  )
  const { json } = await askOsm(settings, 'route', url, options)
  const answer = osrmAnswer.safeParse(json)
  if (!answer.success) throw new MapsFailure('route', { kind: 'unreachable' }, answer.error)
  const { code, routes } = answer.data
  if (code === 'NoRoute' || code === 'NoSegment') throw new MapsFailure('route', { kind: 'no-route' })
  const [best] = routes
  if (code !== 'Ok' || !best) throw new MapsFailure('route', { kind: 'refused', status: code })
  return {
    distance_meters: best.distance,
    duration_seconds: best.duration,
    condition: 'ROUTE_EXISTS' as const,
    ...(options?.path && best.geometry && { path: pathOf(best.geometry) }),
  }
}
