import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { id, idParams } from '../ids.ts'

export const notificationTypes = [
  'acceptance',
  'pickup',
  'laundry-complete',
  'delivery',
  'compensation',
  'order',
  'request',
  'rating',
  'payment',
  'earnings',
] as const

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  highlight: z.string().nullable(),
  order_id: id.nullable(),
  time: z.iso.datetime(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: "The caller's notifications that are not dismissed, newest first (100 at most).",
  answers: { 200: enveloped(z.array(notification)) },
})

export const dismissNotification = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/:id/dismiss',
  access: 'signed-in',
  summary: 'Dismisses a notification for good.',
  params: idParams,
  answers: { 200: done },
})
