import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'

const timestamp = z.iso.datetime()

/** How many guest links of an order are live. The links themselves are shown once, when they are made. */
export const getGuestLinks = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/guest-link',
  access: 'customer',
  summary: 'How many guest links of an order are live.',
  params: idParams,
  answers: { 200: enveloped(z.object({ live: z.int(), can_share: z.boolean() })) },
})

export const makeGuestLink = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/guest-link',
  access: 'customer',
  summary: 'Makes a link to a read-only live page of the order. It is shown this once.',
  params: idParams,
  secret: true,
  answers: { 200: enveloped(z.object({ path: z.string(), live: z.int() })) },
})

export const revokeGuestLinks = defineEndpoint({
  method: 'DELETE',
  path: '/api/orders/:id/guest-link',
  access: 'customer',
  summary: 'Ends every guest link of the order at once.',
  params: idParams,
  answers: { 200: done },
})

/** An order for whoever has a link: no address beyond the area, no money, no full name, no chat. */
export const guestOrder = z.object({
  status: z.enum(orderStatuses),
  /** First names only. */
  customer: z.string(),
  washer: z.string().nullable(),
  area: z.string().nullable(),
  pickup_time: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
  /** While the Washer is on the way, to about 200 m. */
  position: z.object({ latitude: z.number(), longitude: z.number(), at: timestamp }).nullable(),
})
export type GuestOrder = z.infer<typeof guestOrder>

export const getGuestOrder = defineEndpoint({
  method: 'GET',
  path: '/api/guest/:token',
  access: 'public',
  summary: 'The live state of an order for whoever holds a guest link; 404 once it is revoked or over.',
  params: z.object({ token: z.string().max(200) }),
  answers: { 200: enveloped(guestOrder) },
})
