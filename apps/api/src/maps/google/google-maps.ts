import type { Place } from '@washline/contract/maps/schemas'
import { type MapsCall, MapsFailure, type MapsGateway } from '../maps-gateway.ts'
import { fetchVendorJson, type VendorLimits, vendorLimits, vendorUrl } from '../vendor/fetch-vendor-json.ts'
import { autocompleteAnswer, errorAnswer, geocodeAnswer, matrixAnswer } from './google-answers.ts'

export interface GoogleSettings {
  readonly apiKey: string
  readonly geocodingUrl?: string
  readonly placesUrl?: string
  readonly routesUrl?: string
  readonly limits?: VendorLimits
}

const biasRadiusMeters = 50_000
const suggestionLimit = 6

/** Google's Geocoding, Places (New) and Routes APIs. The key never leaves the server. */
export function createGoogleMaps(settings: GoogleSettings): MapsGateway {
  const limits = settings.limits ?? vendorLimits
  const geocodingUrl = settings.geocodingUrl ?? 'https://maps.googleapis.com'
  const placesUrl = settings.placesUrl ?? 'https://places.googleapis.com'
  const routesUrl = settings.routesUrl ?? 'https://routes.googleapis.com'

  const geocoding = async (
    call: 'geocode' | 'reverse',
    query: Record<string, string>,
    signal: AbortSignal | undefined,
  ): Promise<Place | null> => {
    const url = vendorUrl(geocodingUrl, '/maps/api/geocode/json', { ...query, key: settings.apiKey })
    const { json } = await fetchVendorJson(limits, { call, url, signal })
    const answer = geocodeAnswer.safeParse(json)
    if (!answer.success) throw new MapsFailure(call, { kind: 'unreachable' }, answer.error)
    const { status, results } = answer.data
    if (status === 'ZERO_RESULTS') return null
    if (status !== 'OK') throw new MapsFailure(call, { kind: 'refused', status })
    const [first] = results
    if (!first) return null
    return {
      place_id: first.place_id,
      display_name: first.formatted_address.split(',')[0]?.trim() ?? first.formatted_address,
      formatted_address: first.formatted_address,
      latitude: first.geometry.location.lat,
      longitude: first.geometry.location.lng,
    }
  }

  const post = async (call: MapsCall, url: URL, fields: string, body: unknown, signal: AbortSignal | undefined) => {
    const { status, json } = await fetchVendorJson(limits, {
      call,
      url,
      signal,
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': settings.apiKey,
          'x-goog-fieldmask': fields,
        },
        body: JSON.stringify(body),
      },
    })
    if (status === 200) return json
    const error = errorAnswer.safeParse(Array.isArray(json) ? json[0] : json)
    const name = error.success ? error.data.error.status : `HTTP_${status}`
    throw new MapsFailure(call, { kind: 'refused', status: name })
  }

  return {
    geocode: (address, options) => geocoding('geocode', { address }, options?.signal),
    reverse: ({ latitude, longitude }, options) =>
      geocoding('reverse', { latlng: `${latitude},${longitude}` }, options?.signal),

    async autocomplete(text, near, options) {
      const json = await post(
        'autocomplete',
        vendorUrl(placesUrl, '/v1/places:autocomplete'),
        'suggestions.placePrediction(placeId,text,structuredFormat,distanceMeters)',
        {
          input: text,
          ...(near ? { origin: near, locationBias: { circle: { center: near, radius: biasRadiusMeters } } } : {}),
        },
        options?.signal,
      )
      const answer = autocompleteAnswer.safeParse(json)
      if (!answer.success) throw new MapsFailure('autocomplete', { kind: 'unreachable' }, answer.error)
      const predictions = answer.data.suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
      return predictions.slice(0, suggestionLimit).map((prediction) => ({
        place_id: prediction.placeId,
        display_name: prediction.structuredFormat?.mainText?.text ?? prediction.text.text,
        formatted_address: prediction.text.text,
        latitude: null,
        longitude: null,
        distance_meters: prediction.distanceMeters ?? null,
      }))
    },

    async route(origin, destination, options) {
      const waypoint = (point: typeof origin) => [{ waypoint: { location: { latLng: point } } }]
      const json = await post(
        'route',
        vendorUrl(routesUrl, '/distanceMatrix/v2:computeRouteMatrix'),
        'originIndex,destinationIndex,duration,distanceMeters,status,condition',
        {
          origins: waypoint(origin),
          destinations: waypoint(destination),
          travelMode: 'DRIVE',
          routingPreference: 'TRAFFIC_AWARE',
        },
        options?.signal,
      )
      const answer = matrixAnswer.safeParse(json)
      if (!answer.success) throw new MapsFailure('route', { kind: 'unreachable' }, answer.error)
      const [first] = answer.data
      if (first?.status?.code) throw new MapsFailure('route', { kind: 'refused', status: String(first.status.code) })
      if (first?.condition !== 'ROUTE_EXISTS') throw new MapsFailure('route', { kind: 'no-route' })
      return {
        distance_meters: first.distanceMeters,
        duration_seconds: Number.parseFloat(first.duration),
        condition: 'ROUTE_EXISTS',
      }
    },
  }
}
