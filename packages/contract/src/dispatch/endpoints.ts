import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, offerId, orderId } from '../ids.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { loadType } from '../orders/schemas.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { drawnItems } from '../scanning/drawn-items.ts'
import { dispatchRefusals } from './refusals.ts'

/** An open offer as the Washer's app shows it: without the customer's name, address and note, which follow with acceptance. */
export const incomingRequest = z.object({
  order_id: orderId,
  notification_id: offerId,
  pickup_time: z.iso.datetime(),
  pickup_location: z.object({
    /** The district or city; null if none is near. */
    area: z.string().nullable(),
    /** The middle of a grid cell of about 500 m. */
    latitude: z.number(),
    longitude: z.number(),
  }),
  items_count: z.int(),
  /** The kinds and colours of the items, to be drawn: no name that the customer wrote. */
  items: drawnItems.optional(),
  load_type: loadType.nullable(),
  /** Rounded to 100 m. */
  distance_meters: z.number(),
  duration_seconds: z.number(),
  net_pay_minor: minorAmount,
  pay_per_hour_minor: minorAmount,
  /** The Washer's time to answer, from the offer's creation. */
  offer_seconds: z.number(),
  expires_at: z.iso.datetime(),
  /** Whether the customer left a note, for example about the floor or the gate. */
  has_note: z.boolean(),
  /** The rest of an order that another Washer cannot finish: the place is where the laundry is, the pay what is left. */
  is_takeover: z.boolean(),
  /** A free second wash; it pays nothing to the Washer who is liable for it. */
  is_rewash: z.boolean().optional(),
  /** How much longer the order keeps this Washer busy, by the best order of stops with and without it; in whole minutes, from the grid cell. */
  extra_seconds: z.int(),
  /** Whether an order that the Washer has in hand would become late by it. */
  delays_other: z.boolean(),
})
export type IncomingRequest = z.infer<typeof incomingRequest>

export const listRequests = defineEndpoint({
  method: 'GET',
  path: '/api/provider/requests',
  access: 'washer',
  scope: 'wash',
  summary: 'The open offers of the calling Washer.',
  answers: { 200: enveloped(z.array(incomingRequest)) },
})

export const skipReasons = ['too_far', 'too_big', 'too_late', 'too_little'] as const

export const respondToRequest = defineEndpoint({
  method: 'POST',
  path: '/api/provider/notifications/respond',
  access: 'washer',
  scope: 'wash',
  summary:
    'Accepts or skips an offer. The first Washer to accept gets the order, the others get 409. The reason of a skip may follow in a second call.',
  body: z.object({
    notification_id: offerId,
    response: z.enum(['accept', 'skip']),
    reason: z.enum(skipReasons).optional(),
  }),
  answers: { 200: enveloped(z.object({ order_id: orderId, status: z.string() })) },
  refusals: [
    platformRefusals.notFound,
    dispatchRefusals.atCapacity,
    dispatchRefusals.offerEnded,
    orderRefusals.taken,
    orderRefusals.wrongStatus,
  ],
})

/** The state of the search for a Washer, for the waiting customer. */
export const searchState = z.object({
  /** When this search began: at placement, or when the last Washer was lost. */
  since: z.iso.datetime(),
  asked: z.int(),
  open: z.int(),
  radius_km: z.number(),
  until: z.iso.datetime().nullable(),
  /** The time to answer of the open offers, from their creation. */
  offer_seconds: z.number().nullable(),
  /** From placing an order to its acceptance, measured from the last orders; null while there are too few. */
  usual_wait: z.object({ from_minutes: z.int(), to_minutes: z.int() }).nullable(),
  nearby: z.array(
    z.object({ latitude: z.number(), longitude: z.number(), distance_meters: z.number(), asked: z.boolean() }),
  ),
})
export const getSearch = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/search',
  access: 'customer',
  scope: 'orders:read',
  summary: 'The state of the search for a Washer.',
  params: idParams(orderId),
  answers: { 200: enveloped(searchState) },
})
