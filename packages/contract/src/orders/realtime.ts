import { z } from 'zod'
import { type OrderId, orderId } from '../ids.ts'
import { orderStatuses } from './process.ts'
import { positionPrecisions } from './whereabouts.ts'

/** The order's customer and its Washer subscribe to this channel. */
export const orderChannel = (orderId: OrderId): string => `private-order.${orderId}`
export const orderChannelPattern = /^private-order\.(\d{1,15})$/

/** A change of status, or of the order's details at the same status. */
export const statusChanged = {
  event: 'status-changed',
  data: z.object({ order_id: orderId, status: z.enum(orderStatuses) }),
  fields: { order_id: 'number', status: orderStatuses },
} as const

/** The estimate of the order's return has changed by minutes, or its risk: the order is read again. */
export const promiseChanged = {
  event: 'promise-changed',
  data: z.object({ order_id: orderId, p50_at: z.iso.datetime(), p90_at: z.iso.datetime(), risk: z.number() }),
} as const

/** The Washer's position while an order is in hand, as precisely as the order's customer may know it. */
export const washerMoved = {
  event: 'washer-moved',
  data: z.object({
    order_id: orderId,
    latitude: z.number(),
    longitude: z.number(),
    at: z.iso.datetime(),
    precision: z.enum(positionPrecisions),
  }),
  fields: { latitude: 'number', longitude: 'number', at: 'string', precision: positionPrecisions },
} as const

/** The state of the search: how many Washers were asked, within which radius, until when. */
export const searchChanged = {
  event: 'search-changed',
  data: z.object({
    order_id: orderId,
    asked: z.int(),
    open: z.int(),
    radius_km: z.number(),
    until: z.iso.datetime().nullable(),
  }),
} as const
