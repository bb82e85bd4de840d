import { z } from 'zod'
import { oneLine } from '../texts/plain-text.ts'
import { placePrecisions } from './precision.ts'

/** Text from a query or a number; empty text is not zero. */
const fromQuery = (limit: number) =>
  z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number().min(-limit).max(limit))

export const latitudeSchema = fromQuery(90)
export const longitudeSchema = fromQuery(180)

export const pointSchema = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

export const placeSchema = z.object({
  place_id: z.string(),
  /** Short: `18 Linden Street`. */
  display_name: z.string(),
  /** Whole: `18 Linden Street, 50250 Harbour Town, Malaysia`. */
  formatted_address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  precision: z.enum(placePrecisions),
  /** The place answers a corrected or shortened text, so the person has to confirm it. */
  is_partial: z.boolean().optional(),
})
export type Place = z.infer<typeof placeSchema>

/** Coordinates are null if the vendor returns them only for the geocoded address of the chosen suggestion. */
export const placeSuggestionSchema = z.object({
  place_id: z.string(),
  display_name: z.string(),
  formatted_address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  precision: z.enum(placePrecisions),
  distance_meters: z.number().nullable(),
})
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>

export const routeConditions = ['ROUTE_EXISTS', 'ROUTE_NOT_FOUND'] as const
export const routeSchema = z.object({
  distance_meters: z.number(),
  duration_seconds: z.number(),
  condition: z.enum(routeConditions),
  /** The way along the roads, from origin to destination: only where it was asked for, and a maps service drew it. */
  path: z.array(pointSchema).optional(),
})
export type Route = z.infer<typeof routeSchema>

export const autocompleteQuerySchema = z
  .object({
    q: oneLine({ min: 1, max: 200 }),
    latitude: latitudeSchema.optional(),
    longitude: longitudeSchema.optional(),
  })
  .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
    message: 'Latitude and longitude are both required.',
    path: ['longitude'],
  })
export const geocodeQuerySchema = z.object({ address: oneLine({ min: 1, max: 300 }) })
export const reverseQuerySchema = z.object({ latitude: latitudeSchema, longitude: longitudeSchema })
export const routeBodySchema = z.object({
  origin: pointSchema,
  destination: pointSchema,
  /** Asks for the way along the roads, too. */
  path: z.boolean().optional(),
})
