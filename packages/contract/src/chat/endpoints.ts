import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, idText, messageId, orderId, userId } from '../ids.ts'
import { market } from '../market.ts'
import { severalLines } from '../texts/plain-text.ts'
import { chatMessages } from './messages.ts'
import { chatRefusals } from './refusals.ts'

export const message = z.object({
  id: messageId,
  content: z.string(),
  url: z.string().nullable(),
  sender_id: userId,
  created_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
  read_at: z.iso.datetime().nullable(),
})
export type Message = z.infer<typeof message>

export const getChat = defineEndpoint({
  method: 'GET',
  path: '/api/chats/:id',
  access: 'signed-in',
  scope: 'orders:read',
  summary:
    "The chat of an order, for its customer and its Washer: the newest page, or the page before a message, oldest first. `id` is the order's id.",
  params: idParams(orderId),
  query: z.object({ before: idText(messageId).optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      chat_id: orderId,
      current_user_id: userId,
      open: z.boolean(),
      recipient: z.object({
        id: userId,
        /** A Washer's business, a customer's name. */
        name: z.string(),
        /** The person behind the business. */
        person: z.string().nullish(),
        avatar: z.string().nullable(),
      }),
      messages: z.array(message),
      has_more: z.boolean(),
    }),
  },
})

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/messages',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    'Sends a message. The text may be empty if `url` is the address of a photo that the sender has uploaded. The connection named by X-Socket-ID does not receive the live event.',
  params: idParams(orderId),
  body: z
    .object({
      content: severalLines({ max: market.chat.messageMax }),
      url: z.string().max(500).nullish(),
    })
    .refine(({ content, url }) => content !== '' || Boolean(url), { path: ['content'], error: chatMessages.empty }),
  answers: { 200: z.object({ success: z.literal(true), message }) },
  refusals: [chatRefusals.chatClosed],
})

export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/photos',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Uploads a photo (JPEG, PNG or WebP) for this chat. The uploader may send its address with one message.',
  params: idParams(orderId),
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
  refusals: [chatRefusals.chatClosed],
})

export const acknowledgeMessages = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/delivered',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Marks live messages as delivered, up to one. Loading the chat marks all of its messages.',
  params: idParams(orderId),
  body: z.object({ up_to: messageId }),
  answers: { 200: done },
})

export const readMessages = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/read',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Marks the messages of the other side as read, up to one.',
  params: idParams(orderId),
  body: z.object({ up_to: messageId }),
  answers: { 200: done },
})
