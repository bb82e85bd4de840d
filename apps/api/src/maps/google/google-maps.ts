import type { Point } from '@washline/contract/maps/geo'
import { placePrecisions } from '@washline/contract/maps/precision'
import type { Place } from '@washline/contract/maps/schemas'
import { ZodError } from 'zod'
import { MapsFailure, type MapsGateway, type RouteOptions } from '../maps-gateway.ts'
import { fetchVendorJson, type MapsLimits, mapsLimits, vendorUrl } from '../vendor/fetch-vendor-json.ts'
import { pathOf } from '../vendor/path-of.ts'
import { askGoogle, type GoogleApi } from './ask-google.ts'
import {
  autocompleteAnswer,
  type GeocodeResult,
  geocodeAnswer,
  matrixAnswer,
  precisionOfResult,
  precisionOfTypes,
  routesAnswer,
} from './google-answers.ts'

export interface GoogleSettings {
  readonly apiKey: string
  readonly geocodingUrl?: string
  readonly placesUrl?: string
  readonly routesUrl?: string
  readonly limits?: MapsLimits
}

const biasRadiusMeters = 50_000
const suggestionLimit = 6

/** Google's Geocoding, Places (New) and Routes APIs. The key never leaves the server. */
export function createGoogleMaps(settings: GoogleSettings): MapsGateway {
  const api: GoogleApi = {
    apiKey: settings.apiKey,
    geocodingUrl: settings.geocodingUrl ?? 'https://maps.googleapis.com',
    placesUrl: settings.placesUrl ?? 'https://places.googleapis.com',
    routesUrl: settings.routesUrl ?? 'https://routes.googleapis.com',
    limits: settings.limits ?? mapsLimits,
  }
  return {
    geocode: (address, options) => geocode(api, 'geocode', { address }, options?.signal),
    reverse: ({ latitude, longitude }, options) =>
      geocode(api, 'reverse', { latlng: `${latitude},${longitude}` }, options?.signal),
    autocomplete: (text, near, options) => autocomplete(api, text, near, options?.signal),
    route: async (origin, destination, options) => {
      const [found, path] = await Promise.all([
        route(api, origin, destination, options?.signal),
        options?.path ? wayOf(api, origin, destination, options) : undefined,
      ])
      return { ...found, ...(path && { path }) }
    },
  }
}

async function geocode(
  api: GoogleApi,
  call: 'geocode' | 'reverse',
  query: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Place | null> {
  const url = vendorUrl(api.geocodingUrl, '/maps/api/geocode/json', { ...query, key: api.apiKey })
  const { json } = await fetchVendorJson(api.limits, { call, url, signal })
  const answer = geocodeAnswer.safeParse(json)
  if (!answer.success) throw new MapsFailure(call, { kind: 'unreachable' }, answer.error)
  const { status, results } = answer.data
  if (status === 'ZERO_RESULTS') return null
  if (status !== 'OK') throw new MapsFailure(call, { kind: 'refused', status })
  const best = call === 'reverse' ? mostExact(results) : results[0]
  if (!best) return null
  const precision = precisionOfResult(best)
  return {
    place_id: best.place_id,
    display_name: best.formatted_address.split(',')[0]?.trim() ?? best.formatted_address,
    formatted_address: best.formatted_address,
    latitude: best.geometry.location.lat,
    longitude: best.geometry.location.lng,
    precision,
    ...(best.partial_match && { is_partial: true }),
  }
}

/** A position has several results: its house, street, district and so on, and a code that names it without any of them. */
function mostExact(results: readonly GeocodeResult[]): GeocodeResult | undefined {
  const rank = (result: GeocodeResult) => placePrecisions.indexOf(precisionOfResult(result))
  const named = results.filter(({ types }) => !types.includes('plus_code'))
  return (named.length > 0 ? named : results).toSorted((a, b) => rank(a) - rank(b))[0]
}

async function autocomplete(api: GoogleApi, text: string, near: Point | undefined, signal: AbortSignal | undefined) {
  const json = await askGoogle(api, {
    call: 'autocomplete',
    url: vendorUrl(api.placesUrl, '/v1/places:autocomplete'),
    fields: 'suggestions.placePrediction(placeId,text,types,structuredFormat,distanceMeters)',
    body: {
      input: text,
      ...(near ? { origin: near, locationBias: { circle: { center: near, radius: biasRadiusMeters } } } : {}),
    },
    signal,
  })
  const answer = autocompleteAnswer.safeParse(json)
  if (!answer.success) throw new MapsFailure('autocomplete', { kind: 'unreachable' }, answer.error)
  const predictions = answer.data.suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
  return predictions.slice(0, suggestionLimit).map((prediction) => ({
    place_id: prediction.placeId,
    display_name: prediction.structuredFormat?.mainText?.text ?? prediction.text.text,
    formatted_address: prediction.text.text,
    latitude: null,
    longitude: null,
    precision: precisionOfTypes(prediction.types),
    distance_meters: prediction.distanceMeters ?? null,
  }))
}

async function route(api: GoogleApi, origin: Point, destination: Point, signal: AbortSignal | undefined) {
  const waypoint = (point: Point) => [{ waypoint: { location: { latLng: point } } }]
  const json = await askGoogle(api, {
    call: 'route',
    url: vendorUrl(api.routesUrl, '/distanceMatrix/v2:computeRouteMatrix'),
    fields: 'originIndex,destinationIndex,duration,distanceMeters,status,condition',
    body: {
      origins: waypoint(origin),
      destinations: waypoint(destination),
      travelMode: 'DRIVE',
      routingPreference: 'TRAFFIC_AWARE',
    },
    signal,
  })
  const answer = matrixAnswer.safeParse(json)
  if (!answer.success) throw new MapsFailure('route', { kind: 'unreachable' }, answer.error)
  const [first] = answer.data
  if (first?.status?.code) throw new MapsFailure('route', { kind: 'refused', status: String(first.status.code) })
  if (first?.condition !== 'ROUTE_EXISTS') throw new MapsFailure('route', { kind: 'no-route' })
  return {
    distance_meters: first.distanceMeters,
    duration_seconds: Number.parseFloat(first.duration),
    condition: 'ROUTE_EXISTS' as const,
  }
}

/** A matrix has no lines, so the way is a second call. Without an answer there is none, and the route stays. */
async function wayOf(api: GoogleApi, origin: Point, destination: Point, { signal }: RouteOptions) {
  const waypoint = (point: Point) => ({ location: { latLng: point } })
  try {
    const json = await askGoogle(api, {
      call: 'route',
      url: vendorUrl(api.routesUrl, '/directions/v2:computeRoutes'),
      fields: 'routes.polyline.geoJsonLinestring',
      body: {
        origin: waypoint(origin),
        destination: waypoint(destination),
        travelMode: 'DRIVE',
        routingPreference: 'TRAFFIC_AWARE',
        polylineQuality: 'OVERVIEW',
        polylineEncoding: 'GEO_JSON_LINESTRING',
      },
      signal,
    })
    const [best] = routesAnswer.parse(json).routes
    return best && pathOf(best.polyline.geoJsonLinestring)
  } catch (error) {
    if (error instanceof MapsFailure || error instanceof ZodError) return undefined
    throw error
  }
}
