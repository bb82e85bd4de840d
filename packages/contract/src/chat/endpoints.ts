import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done } from '../envelope.ts'
import { id, idText } from '../ids.ts'
import { market } from '../market.ts'

export const message = z.object({
  id,
  content: z.string(),
  url: z.string().nullable(),
  sender_id: id,
  created_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
})
export type Message = z.infer<typeof message>

export const getChat = defineEndpoint({
  method: 'GET',
  path: '/api/chats/:id',
  access: 'signed-in',
  summary:
    "The chat of an order, for its customer and its Washer. The newest page, or the one before a message; oldest first within it. `id` is the order's.",
  params: z.object({ id: idText }),
  query: z.object({ before: idText.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      chat_id: id,
      current_user_id: id,
      open: z.boolean(),
      recipient: z.object({ id, name: z.string(), avatar: z.string().nullable() }),
      messages: z.array(message),
      has_more: z.boolean(),
    }),
  },
})

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/messages',
  access: 'signed-in',
  summary: 'Sends a message. The sender’s own connection, named by X-Socket-ID, is not told again.',
  params: z.object({ id: idText }),
  body: z.object({
    content: z.string().trim().min(1, 'Type a message...').max(market.chat.messageMax),
    url: z.string().max(500).nullish(),
  }),
  answers: { 200: z.object({ success: z.literal(true), message }) },
})

export const acknowledgeMessages = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/delivered',
  access: 'signed-in',
  summary: 'Says that live messages have arrived, up to one. Loading the chat says the same of all in it.',
  params: z.object({ id: idText }),
  body: z.object({ up_to: id }),
  answers: { 200: done },
})
