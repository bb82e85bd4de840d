import { z } from 'zod'
import { messageId, type OrderId, orderId, userId } from '../ids.ts'
import { message } from './endpoints.ts'

/** The customer and the Washer of the order subscribe. The chat's id is the order's id. */
export const chatChannel = (chatId: OrderId): string => `private-chat.${chatId}`
export const chatChannelPattern = /^private-chat\.(\d{1,15})$/

export const messageSent = {
  event: 'send-message',
  data: message,
  fields: { id: 'number', content: 'string', sender_id: 'number', created_at: 'string' },
} as const

/** All messages up to `up_to` that `recipient_id` did not send are delivered to that person. */
export const messagesDelivered = {
  event: 'messages-delivered',
  data: z.object({ chat_id: orderId, recipient_id: userId, up_to: messageId, delivered_at: z.iso.datetime() }),
  fields: { recipient_id: 'number', up_to: 'number', delivered_at: 'string' },
} as const

/** All messages up to `up_to` that `reader_id` did not send are read by that person. */
export const messagesRead = {
  event: 'messages-read',
  data: z.object({ chat_id: orderId, reader_id: userId, up_to: messageId, read_at: z.iso.datetime() }),
  fields: { reader_id: 'number', up_to: 'number', read_at: 'string' },
} as const
