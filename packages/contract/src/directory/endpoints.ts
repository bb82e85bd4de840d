import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { latitudeSchema, longitudeSchema } from '../maps/schemas.ts'
import { market } from '../market.ts'
import { starCounts } from '../ratings/schemas.ts'
import { verificationSteps } from '../verification/steps.ts'

/** How far around a place the directory looks. */
export const directoryRadiiKm = market.dispatch.radiiKm
const widestKm = Math.max(...directoryRadiiKm)

/** What everybody may know of a Washer: never an address, a phone number, an e-mail or the exact place. */
export const publicWasher = z.object({
  id,
  name: z.string(),
  /** '2026-11' */
  since: z.string().regex(/^\d{4}-\d{2}$/),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  completed_orders: z.int(),
  /** Of a hundred completed orders; null before the first. */
  promise_kept_percent: z.int().min(0).max(100).nullable(),
  is_newcomer: z.boolean(),
  /** Somewhere in the same cell of a 500 m grid; null where the Washer has no place. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})
export type PublicWasher = z.infer<typeof publicWasher>

export const nearbyWasher = publicWasher.extend({
  place: publicWasher.shape.place.unwrap(),
  /** From the shown place, to a hundred metres. */
  distance_meters: z.int(),
})
export type NearbyWasher = z.infer<typeof nearbyWasher>

export const listWashersNear = defineEndpoint({
  method: 'GET',
  path: '/api/washers',
  access: 'public',
  summary:
    'Verified Washers around a place that is typed or given as a position, nearest first. `center` is null where no such place is known.',
  query: z
    .object({
      place: z.string().trim().min(1).max(300).optional(),
      latitude: latitudeSchema.optional(),
      longitude: longitudeSchema.optional(),
      radius_km: z.coerce.number().min(1).max(widestKm).default(widestKm),
    })
    .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
      message: 'Latitude and longitude go together.',
      path: ['longitude'],
    })
    .refine((query) => query.place !== undefined || query.latitude !== undefined, {
      message: 'Please enter a place.',
      path: ['place'],
    }),
  answers: {
    200: enveloped(
      z.object({
        center: z.object({ name: z.string().nullable(), latitude: z.number(), longitude: z.number() }).nullable(),
        radius_km: z.number(),
        washers: z.array(nearbyWasher),
      }),
    ),
  },
})

export const publicRating = z.object({
  id,
  rating: z.number(),
  comment: z.string(),
  /** The first letter of the customer's name: 'M.' */
  from: z.string(),
  /** '2026-11-21' */
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** What the Washer said to it. */
  answer: z.string().nullable(),
})
export type PublicRating = z.infer<typeof publicRating>

export const getPublicWasher = defineEndpoint({
  method: 'GET',
  path: '/api/washers/:id',
  access: 'public',
  summary: "A verified Washer's public facts, how the ratings are spread, and the latest of them.",
  params: idParams,
  answers: {
    200: enveloped(
      publicWasher.extend({
        stars: starCounts,
        /** What somebody, or a service, has really checked, and until when it counts. */
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
  summary: "A verified Washer's ratings in pages, newest first, with the first letter of each customer's name.",
  params: idParams,
  query: pageQuery,
  answers: { 200: enveloped(z.object({ ratings: z.array(publicRating), next_cursor: z.string().nullable() })) },
})
