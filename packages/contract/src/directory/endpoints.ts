import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { idParams, ratingId, userId } from '../ids.ts'
import { mapsRefusals } from '../maps/refusals.ts'
import { latitudeSchema, longitudeSchema } from '../maps/schemas.ts'
import { market } from '../market.ts'
import { starCounts } from '../ratings/schemas.ts'
import { oneLine } from '../texts/plain-text.ts'
import { verificationSteps } from '../verification/steps.ts'

/** Radii that the directory offers. */
export const directoryRadiiKm = market.dispatch.radiiKm
const widestKm = Math.max(...directoryRadiiKm)

/** The public profile of a Washer. It never holds an address, a phone number, an email or the exact place. */
export const publicWasher = z.object({
  id: userId,
  name: z.string(),
  /** '2026-11' */
  since: z.string().regex(/^\d{4}-\d{2}$/),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  completed_orders: z.int(),
  /** Percentage of completed orders within the promised time; null before the first order. */
  promise_kept_percent: z.int().min(0).max(100).nullable(),
  is_newcomer: z.boolean(),
  /** A point in the same cell of a 500 m grid; null if the Washer has no place. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})
export type PublicWasher = z.infer<typeof publicWasher>

export const nearbyWasher = publicWasher.extend({
  place: publicWasher.shape.place.unwrap(),
  /** Distance from the shown place, rounded to 100 m. */
  distance_meters: z.int(),
})
export type NearbyWasher = z.infer<typeof nearbyWasher>

export const listWashersNear = defineEndpoint({
  method: 'GET',
  path: '/api/washers',
  access: 'public',
  scope: 'public',
  summary:
    'Verified Washers around an address or a position, nearest first. `center` is null if the address was not found.',
  query: z
    .object({
      place: oneLine({ min: 1, max: 300 }).optional(),
      latitude: latitudeSchema.optional(),
      longitude: longitudeSchema.optional(),
      radius_km: z.coerce.number().min(1).max(widestKm).default(widestKm),
    })
    .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
      message: 'Latitude and longitude are both required.',
      path: ['longitude'],
    })
    .refine((query) => query.place !== undefined || query.latitude !== undefined, {
      message: 'Please enter a location.',
      path: ['place'],
    }),
  answers: {
    200: enveloped(
      z.object({
        center: z
          .object({
            name: z.string().nullable(),
            latitude: z.number(),
            longitude: z.number(),
            /** Only this much of the place was understood. */
            is_partial: z.boolean().optional(),
          })
          .nullable(),
        radius_km: z.number(),
        washers: z.array(nearbyWasher),
      }),
    ),
  },
  refusals: [mapsRefusals.mapsUnavailable],
})

export const publicRating = z.object({
  id: ratingId,
  rating: z.number(),
  comment: z.string(),
  /** The customer's initial: 'M.' */
  from: z.string(),
  /** '2026-11-21' */
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** The Washer's answer. */
  answer: z.string().nullable(),
})
export type PublicRating = z.infer<typeof publicRating>

export const getPublicWasher = defineEndpoint({
  method: 'GET',
  path: '/api/washers/:id',
  access: 'public',
  scope: 'public',
  summary: "A verified Washer's public profile with the number of ratings per star and the latest ratings.",
  params: idParams(userId),
  answers: {
    200: enveloped(
      publicWasher.extend({
        stars: starCounts,
        /** Checks approved by an operator, a vendor or the course, and until when they are valid. */
        checks: z.array(z.object({ step: z.enum(verificationSteps), until: z.iso.datetime() })),
        latest: z.array(publicRating),
      }),
    ),
  },
})

export const listPublicRatings = defineEndpoint({
  method: 'GET',
  path: '/api/washers/:id/ratings',
  access: 'public',
  scope: 'public',
  summary: "A verified Washer's ratings in pages, newest first, with each customer's initial.",
  params: idParams(userId),
  query: pageQuery,
  answers: { 200: enveloped(z.object({ ratings: z.array(publicRating), next_cursor: z.string().nullable() })) },
})
