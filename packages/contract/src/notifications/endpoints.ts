import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, pageQuery } from '../envelope.ts'
import { idParams, idText, notificationId, orderId } from '../ids.ts'
import { notificationTypes } from './types.ts'

export const notification = z.object({
  id: notificationId,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  highlight: z.string().nullable(),
  order_id: orderId.nullable(),
  time: z.iso.datetime(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's notifications that are not dismissed, newest first, in pages.",
  query: pageQuery.extend({ cursor: idText(notificationId).optional() }),
  answers: {
    200: z.object({
      success: z.literal(true),
      data: z.array(notification),
      next_cursor: z.string().nullable().default(null),
    }),
  },
})

export const dismissNotification = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/:id/dismiss',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Dismisses a notification for good.',
  params: idParams(notificationId),
  answers: { 200: done },
})

export const restoreNotification = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/:id/restore',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Restores a dismissed notification.',
  params: idParams(notificationId),
  answers: { 200: done },
})
