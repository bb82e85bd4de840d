import { z } from 'zod'
import { id } from '../ids.ts'
import { orderStatuses } from './process.ts'

/** Heard by the order's customer and Washer. */
export const orderChannel = (orderId: number): string => `private-order.${orderId}`
export const orderChannelPattern = /^private-order\.(\d{1,15})$/

/** A change of status, or of the order's details at the same status. */
export const statusChanged = {
  event: 'status-changed',
  data: z.object({ order_id: id, status: z.enum(orderStatuses) }),
} as const

/** The Washer on the way, or at work. */
export const washerMoved = {
  event: 'washer-moved',
  data: z.object({ order_id: id, latitude: z.number(), longitude: z.number(), at: z.iso.datetime() }),
} as const

/** How the search goes: how many Washers were asked, how far out, until when. */
export const searchChanged = {
  event: 'search-changed',
  data: z.object({
    order_id: id,
    asked: z.int(),
    open: z.int(),
    radius_km: z.number(),
    until: z.iso.datetime().nullable(),
  }),
} as const
