import { z } from 'zod'
import { id } from '../ids.ts'
import { message } from './endpoints.ts'

/** Heard by the two people of an order. `id` is the order's. */
export const chatChannel = (chatId: number): string => `private-chat.${chatId}`
export const chatChannelPattern = /^private-chat\.(\d{1,15})$/

export const messageSent = { event: 'send-message', data: message } as const

/** All messages up to `up_to` that were not sent by `recipient_id` have reached that person. */
export const messagesDelivered = {
  event: 'messages-delivered',
  data: z.object({ chat_id: id, recipient_id: id, up_to: id, delivered_at: z.iso.datetime() }),
} as const

/** All messages up to `up_to` that were not sent by `reader_id` have been seen by that person. */
export const messagesRead = {
  event: 'messages-read',
  data: z.object({ chat_id: id, reader_id: id, up_to: id, read_at: z.iso.datetime() }),
} as const
