import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import type { ZodType, z } from 'zod'
import { type CallOptions, type MapsCall, MapsFailure, type MapsGateway } from '../maps-gateway.ts'
import { fetchVendorJson, type VendorLimits, vendorLimits, vendorUrl } from '../vendor/fetch-vendor-json.ts'
import {
  nominatimReverseAnswer,
  nominatimSearchAnswer,
  osrmAnswer,
  photonAnswer,
  placeOfNominatim,
  placeOfPhoton,
} from './osm-answers.ts'

export interface OsmSettings {
  readonly search: { readonly kind: 'photon' | 'nominatim'; readonly url: string }
  readonly osrmUrl: string
  /** OpenStreetMap's servers ask callers to say who they are. */
  readonly userAgent: string
  readonly limits?: VendorLimits
}

const suggestionLimit = 6

/** OpenStreetMap by a Photon or Nominatim server for addresses and an OSRM server for routes. */
export function createOsmMaps(settings: OsmSettings): MapsGateway {
  const limits = settings.limits ?? vendorLimits
  const { search, osrmUrl, userAgent } = settings

  const ask = async (call: MapsCall, url: URL, options: CallOptions | undefined) =>
    fetchVendorJson(limits, {
      call,
      url,
      signal: options?.signal,
      init: { headers: { 'user-agent': userAgent, accept: 'application/json' } },
    })

  const read = async <T extends ZodType>(
    call: MapsCall,
    url: URL,
    schema: T,
    options: CallOptions | undefined,
  ): Promise<z.output<T>> => {
    const { status, json } = await ask(call, url, options)
    if (status !== 200) throw new MapsFailure(call, { kind: 'refused', status: `HTTP_${status}` })
    const answer = schema.safeParse(json)
    if (!answer.success) throw new MapsFailure(call, { kind: 'unreachable' }, answer.error)
    return answer.data
  }

  const find = async (
    call: 'geocode' | 'autocomplete',
    text: string,
    limit: number,
    near: Point | undefined,
    options: CallOptions | undefined,
  ): Promise<Place[]> => {
    if (search.kind === 'photon') {
      const query = { q: text, limit: String(limit), lat: near?.latitude.toString(), lon: near?.longitude.toString() }
      const { features } = await read(call, vendorUrl(search.url, '/api', query), photonAnswer, options)
      return features.map(placeOfPhoton)
    }
    const query = { q: text, limit: String(limit), format: 'jsonv2' }
    return (await read(call, vendorUrl(search.url, '/search', query), nominatimSearchAnswer, options)).map(
      placeOfNominatim,
    )
  }

  return {
    async geocode(address, options) {
      return (await find('geocode', address, 1, undefined, options))[0] ?? null
    },

    async autocomplete(text, near, options) {
      const places = await find('autocomplete', text, suggestionLimit, near, options)
      return places.map((place) => ({ ...place, distance_meters: near ? distanceMeters(near, place) : null }))
    },

    async reverse({ latitude, longitude }, options) {
      const query = { lat: String(latitude), lon: String(longitude) }
      if (search.kind === 'photon') {
        const { features } = await read('reverse', vendorUrl(search.url, '/reverse', query), photonAnswer, options)
        return features[0] ? placeOfPhoton(features[0]) : null
      }
      const url = vendorUrl(search.url, '/reverse', { ...query, format: 'jsonv2' })
      const answer = await read('reverse', url, nominatimReverseAnswer, options)
      return 'error' in answer ? null : placeOfNominatim(answer)
    },

    async route(origin, destination, options) {
      const points = [origin, destination].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
      const url = vendorUrl(osrmUrl, `/route/v1/driving/${points}`, { overview: 'false' })
      const { json } = await ask('route', url, options)
      const answer = osrmAnswer.safeParse(json)
      if (!answer.success) throw new MapsFailure('route', { kind: 'unreachable' }, answer.error)
      const { code, routes } = answer.data
      if (code === 'NoRoute' || code === 'NoSegment') throw new MapsFailure('route', { kind: 'no-route' })
      const [best] = routes
      if (code !== 'Ok' || !best) throw new MapsFailure('route', { kind: 'refused', status: code })
      return { distance_meters: best.distance, duration_seconds: best.duration, condition: 'ROUTE_EXISTS' }
    },
  }
}
