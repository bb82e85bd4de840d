import { z } from 'zod'

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
export const geocodeAnswer = z.object({
  status: z.string().max(60),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
})

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

export const errorAnswer = z.object({ error: z.object({ status: z.string().max(60) }) })
