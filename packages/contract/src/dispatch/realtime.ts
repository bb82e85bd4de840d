import { z } from 'zod'
import { id } from '../ids.ts'
import { incomingRequest } from './endpoints.ts'

/** Heard by one Washer: offers coming and going. `id` is the user's. */
export const washerChannel = (userId: number): string => `private-provider.${userId}`
export const washerChannelPattern = /^private-provider\.(\d{1,15})$/

export const newOrder = { event: 'new-order', data: z.object({ data: incomingRequest }) } as const
/** The offer has ended: taken by another, expired, or cancelled. */
export const requestEnded = { event: 'request-ended', data: z.object({ order_id: id, notification_id: id }) } as const
