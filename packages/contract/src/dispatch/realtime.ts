import { z } from 'zod'
import { offerId, orderId, type UserId } from '../ids.ts'
import { incomingRequest } from './endpoints.ts'

/** The channel of one Washer, for new and ended offers; the id is the user's. */
export const washerChannel = (userId: UserId): string => `private-provider.${userId}`
export const washerChannelPattern = /^private-provider\.(\d{1,15})$/

export const newOrder = {
  event: 'new-order',
  data: z.object({ data: incomingRequest }),
  fields: { data: 'object' },
} as const
/** The order that the Washer is to take over from another one, or no longer. */
export const takeoverChanged = { event: 'takeover-changed', data: z.object({ order_id: orderId }) } as const
/** The offer has ended: taken by another, expired, or cancelled. */
export const requestEnded = {
  event: 'request-ended',
  data: z.object({ order_id: orderId, notification_id: offerId }),
  fields: { notification_id: 'number' },
} as const
