import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { drawnItems } from '../scanning/drawn-items.ts'
import { sharingRefusals } from './refusals.ts'

const timestamp = z.iso.datetime()

export const getGuestLinks = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/guest-link',
  access: 'customer',
  scope: 'orders:read',
  summary: 'How many guest links of an order are live.',
  params: idParams(orderId),
  answers: { 200: enveloped(z.object({ live: z.int(), can_share: z.boolean() })) },
})

export const makeGuestLink = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/guest-link',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Makes a link to a read-only live page of the order. The link is returned only this once.',
  params: idParams(orderId),
  secret: true,
  answers: { 200: enveloped(z.object({ path: z.string(), live: z.int() })) },
  refusals: [orderRefusals.wrongStatus, sharingRefusals.tooManyLinks],
})

export const revokeGuestLinks = defineEndpoint({
  method: 'DELETE',
  path: '/api/orders/:id/guest-link',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Revokes all guest links of the order.',
  params: idParams(orderId),
  answers: { 200: done },
})

/** An order as a guest sees it: no address beyond the area, no amounts, no full names, no chat, no list of items. */
export const guestOrder = z.object({
  status: z.enum(orderStatuses),
  /** The first name only. */
  customer: z.string(),
  /** The Washer's business. */
  washer: z.string().nullable(),
  /** The kinds and colours of the items, to be drawn: no name that the customer wrote. */
  items: drawnItems.optional(),
  /** The district or city at the door; null if none is near. */
  area: z.string().nullable(),
  pickup_time: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
  /** The middle of the Washer's grid cell of about 500 m, only while they are on the way to this order's door. */
  position: z.object({ latitude: z.number(), longitude: z.number(), at: timestamp }).nullable(),
})
export type GuestOrder = z.infer<typeof guestOrder>

export const getGuestOrder = defineEndpoint({
  method: 'GET',
  path: '/api/guest/:token',
  access: 'public',
  scope: 'public',
  summary: 'The live state of an order for a guest with a link; 404 if the link is revoked or has expired.',
  params: z.object({ token: z.string().max(200) }),
  answers: { 200: enveloped(guestOrder) },
})
