import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, orderId, ringId, userId } from '../ids.ts'
import { chatRefusals } from './refusals.ts'

/** `message`: the person answers in the chat. */
export const ringAnswers = ['coming', 'two_minutes', 'message'] as const
export type RingAnswer = (typeof ringAnswers)[number]

/** One of an order's two people rang the other, without a phone number. */
export const ring = z.object({
  id: ringId,
  sender_id: userId,
  /** The Washer stands at the customer's door. */
  at_door: z.boolean(),
  created_at: z.iso.datetime(),
  answer: z.enum(ringAnswers).nullable(),
  answered_at: z.iso.datetime().nullable(),
})
export type Ring = z.infer<typeof ring>

/** Live on the chat's channel: a ring was made or answered. */
export const ringChanged = { event: 'ring-changed', data: ring, fields: { sender_id: 'number' } } as const

export const listRings = defineEndpoint({
  method: 'GET',
  path: '/api/chats/:id/rings',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The rings between the order's customer and its Washer, newest first, and whether the caller may ring now.",
  params: idParams(orderId),
  answers: {
    200: enveloped(
      z.object({
        rings: z.array(ring),
        /** The order is under way. */
        open: z.boolean(),
        /** From when the caller may ring again; null where nothing is left. */
        next_ring_at: z.iso.datetime().nullable(),
        left: z.int(),
      }),
    ),
  },
})

export const ringOther = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/rings',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Rings the other person of the order by live event and push message. Nobody sees a phone number.',
  params: idParams(orderId),
  body: z.object({ at_door: z.boolean().default(false) }),
  answers: { 200: enveloped(ring) },
  refusals: [chatRefusals.ringClosed, chatRefusals.ringTooSoon, chatRefusals.ringLimit],
})

export const answerRing = defineEndpoint({
  method: 'POST',
  path: '/api/chats/:id/rings/answer',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Answers a ring of the other person.',
  params: idParams(orderId),
  body: z.object({ ring_id: ringId, answer: z.enum(ringAnswers) }),
  answers: { 200: enveloped(ring) },
  refusals: [chatRefusals.ringClosed, chatRefusals.ringAnswered],
})
