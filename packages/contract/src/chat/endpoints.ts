import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { id, idText } from '../ids.ts'
import { market } from '../market.ts'
import { messages } from '../messages.ts'

export const message = z.object({
  id,
  content: z.string(),
  url: z.string().nullable(),
  sender_id: id,
  created_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
  read_at: z.iso.datetime().nullable(),
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
  summary:
    'Sends a message; with `url`, the address that the upload of a photo answered, its text may be empty. The sender’s own connection, named by X-Socket-ID, is not told again.',
  params: z.object({ id: idText }),
  body: z
    .object({
      content: z.string().trim().max(market.chat.messageMax),
      url: z.string().max(500).nullish(),
    })
    .refine(({ content, url }) => content !== '' || Boolean(url), { path: ['content'], error: messages.chat.empty }),
  answers: { 200: z.object({ success: z.literal(true), message }) },
})

export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/photos',
  access: 'signed-in',
  summary:
    'Takes a photo, jpeg, png or webp, to be sent in this chat by its uploader. Its address goes into one message.',
  params: z.object({ id: idText }),
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
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

export const readMessages = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/read',
  access: 'signed-in',
  summary: 'Says that the caller has seen the messages of the other side, up to one.',
  params: z.object({ id: idText }),
  body: z.object({ up_to: id }),
  answers: { 200: done },
})
