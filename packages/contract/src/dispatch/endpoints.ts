import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { id } from '../ids.ts'
import { loadType } from '../orders/schemas.ts'

/** An incoming request, as a Washer decides on it. */
export const incomingRequest = z.object({
  order_id: id,
  notification_id: id,
  pickup_time: z.iso.datetime(),
  pickup_location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }),
  items_count: z.int(),
  load_type: loadType.nullable(),
  distance_meters: z.number(),
  duration_seconds: z.number(),
  net_pay: z.number(),
  pay_per_hour: z.number(),
  /** How long the Washer had to answer from the beginning. */
  offer_seconds: z.number(),
  expires_at: z.iso.datetime(),
  special_instructions: z.string().nullable(),
})
export type IncomingRequest = z.infer<typeof incomingRequest>

export const listRequests = defineEndpoint({
  method: 'GET',
  path: '/api/provider/requests',
  access: 'washer',
  summary: 'The open offers of the calling Washer.',
  answers: { 200: enveloped(z.array(incomingRequest)) },
})

export const skipReasons = ['too_far', 'too_big', 'too_late', 'too_little'] as const

export const respondToRequest = defineEndpoint({
  method: 'POST',
  path: '/api/provider/notifications/respond',
  access: 'washer',
  summary: 'Accepts or skips an offer. The first to accept has the order; everyone else gets 409.',
  body: z.object({ notification_id: id, response: z.enum(['accept', 'skip']), reason: z.enum(skipReasons).optional() }),
  answers: { 200: enveloped(z.object({ order_id: id, status: z.string() })) },
})

/** How the search for a Washer stands, for the waiting customer. */
export const searchState = z.object({
  asked: z.int(),
  open: z.int(),
  radius_km: z.number(),
  until: z.iso.datetime().nullable(),
  /** How long those who are asked had from the beginning. */
  offer_seconds: z.number().nullable(),
  nearby: z.array(
    z.object({ latitude: z.number(), longitude: z.number(), distance_meters: z.number(), asked: z.boolean() }),
  ),
})
export const getSearch = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/search',
  access: 'customer',
  summary: 'How the search for a Washer stands.',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(id),
  }),
  answers: { 200: enveloped(searchState) },
})
