import type { PlacePrecision } from '@washline/contract/maps/precision'
import { z } from 'zod'
import { lineAnswer } from '../vendor/path-of.ts'

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
export const geocodeAnswer = z.object({
  status: z.string().max(60),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        types: z.array(z.string()).default([]),
        partial_match: z.boolean().default(false),
        geometry: z.object({
          location: z.object({ lat: z.number(), lng: z.number() }),
          location_type: z.string().optional(),
        }),
      }),
    )
    .default([]),
})
export type GeocodeResult = z.infer<typeof geocodeAnswer>['results'][number]

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding#Types , the most exact first. */
const typesOf: readonly (readonly [PlacePrecision, readonly string[]])[] = [
  ['house', ['street_address', 'premise', 'subpremise', 'street_number', 'floor', 'room']],
  ['place', ['establishment', 'point_of_interest', 'lodging', 'airport', 'landmark', 'bus_station', 'train_station']],
  ['street', ['route', 'intersection']],
  ['area', ['postal_code', 'neighborhood', 'sublocality', 'colloquial_area', 'natural_feature', 'plus_code', 'park']],
  ['city', ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2']],
]

/** Types that the table does not have are taken for a region, so that nothing is placed more exactly than it is. */
export function precisionOfTypes(types: readonly string[]): PlacePrecision {
  return typesOf.find(([, names]) => names.some((name) => types.includes(name)))?.[0] ?? 'region'
}

/** A house whose position is only the middle of something larger counts as its street. */
export function precisionOfResult({ types, geometry }: GeocodeResult): PlacePrecision {
  const precision = precisionOfTypes(types)
  const isMiddle = geometry.location_type === 'APPROXIMATE' || geometry.location_type === 'GEOMETRIC_CENTER'
  return precision === 'house' && isMiddle && !types.includes('premise') && !types.includes('subpremise')
    ? 'street'
    : precision
}

const phrase = z.object({ text: z.string() })

/** https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
export const autocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: phrase,
            types: z.array(z.string()).default([]),
            structuredFormat: z.object({ mainText: phrase.optional() }).optional(),
            distanceMeters: z.number().optional(),
          })
          .optional(),
      }),
    )
    .default([]),
})

/** https://developers.google.com/maps/documentation/routes/compute_route_matrix : the condition exists only here. */
export const matrixAnswer = z.array(
  z.object({
    status: z.object({ code: z.number().optional() }).optional(),
    condition: z.string().optional(),
    distanceMeters: z.number().default(0),
    duration: z
      .string()
      .regex(/^\d+(\.\d+)?s$/)
      .default('0s'),
  }),
)

/** https://developers.google.com/maps/documentation/routes/traffic_on_polylines */
export const routesAnswer = z.object({
  routes: z.array(z.object({ polyline: z.object({ geoJsonLinestring: lineAnswer }) })).default([]),
})

export const errorAnswer = z.object({ error: z.object({ status: z.string().max(60) }) })
