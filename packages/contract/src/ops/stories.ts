import { z } from 'zod'
import { claimStates } from '../claims/process.ts'
import { custodyProof, custodyStep } from '../custody/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { stepStates, verificationSteps } from '../verification/steps.ts'
import { actReason, opsAuditRow } from './schemas.ts'

const timestamp = z.iso.datetime()
const named = z.object({ id, name: z.string() })

export const storyEvent = z.object({
  move: z.string(),
  from: z.enum(orderStatuses),
  to: z.enum(orderStatuses),
  by: named.nullable(),
  actor: z.enum(['customer', 'washer', 'system']),
  at: timestamp,
})
export const storyOffer = z.object({
  id,
  washer: named,
  state: z.enum(['open', 'accepted', 'skipped', 'expired', 'ended']),
  /** Why this Washer was asked, in a line. */
  reason: z.string(),
  skip_reason: z.string().nullable(),
  distance_m: z.int(),
  at: timestamp,
  answered_at: timestamp.nullable(),
})
export type StoryOffer = z.infer<typeof storyOffer>
export const storyNews = z.object({ id, to: named, type: z.string(), title: z.string(), at: timestamp })
export const storyRating = z.object({
  order_id: id,
  stars: z.number(),
  comment: z.string(),
  by: named,
  of: named,
  at: timestamp,
})
export const storyClaim = z.object({ id, order_id: id, state: z.enum(claimStates), at: timestamp })
export type StoryClaim = z.infer<typeof storyClaim>
export type StoryNews = z.infer<typeof storyNews>
export type StoryRating = z.infer<typeof storyRating>

/** What happened to an order besides its money. */
export const orderStory = z.object({
  events: z.array(storyEvent),
  offers: z.array(storyOffer),
  /** Whose hands the laundry went through, and whether the chain is as it was written. */
  custody: z.object({ steps: z.array(custodyStep), proof: custodyProof }),
  rating: storyRating.nullable(),
  news: z.array(storyNews),
  claims: z.array(storyClaim),
  /** A case is open, so that the chat may be read. */
  chat_open: z.boolean(),
  audit: z.array(opsAuditRow),
})
export type OrderStory = z.infer<typeof orderStory>

export const getOpsOrderStory = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id/story',
  access: 'operator',
  summary:
    "An order's moves, offers, handovers, rating, notifications, claims and operators' looks and acts. The look is recorded.",
  params: idParams,
  answers: { 200: enveloped(orderStory) },
})

export const chatLine = z.object({
  id,
  sender: named,
  content: z.string(),
  photo_url: z.string().nullable(),
  at: timestamp,
})
export type ChatLine = z.infer<typeof chatLine>

export const getOpsChat = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id/chat',
  access: 'operator',
  summary:
    "What an order's people wrote to each other, while a case about it is open. The look is recorded with its reason.",
  params: idParams,
  query: z.object({ reason: actReason }),
  answers: { 200: enveloped(z.array(chatLine)) },
})

export const personStory = z.object({
  person: z.object({
    id,
    name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    language: z.string().nullable(),
    is_washer: z.boolean(),
    is_operator: z.boolean(),
    joined_at: timestamp,
    left_at: timestamp.nullable(),
  }),
  washer: z
    .object({
      business_name: z.string(),
      city: z.string(),
      verified_at: timestamp.nullable(),
      online: z.boolean(),
      closed_at: timestamp.nullable(),
      rating: z.number().nullable(),
      ratings: z.int(),
      orders: z.int(),
      on_time: z.int(),
      /** What the Washer was checked for. */
      steps: z.array(z.object({ id, step: z.enum(verificationSteps), state: z.enum(stepStates) })),
    })
    .nullable(),
  /** The latest twenty, as customer or Washer. */
  orders: z.array(
    z.object({
      id,
      status: z.enum(orderStatuses),
      side: z.enum(['customer', 'washer']),
      with: named.nullable(),
      at: timestamp,
    }),
  ),
  ratings: z.array(storyRating),
  claims: z.array(storyClaim),
  news: z.array(storyNews),
  audit: z.array(opsAuditRow),
})
export type PersonStory = z.infer<typeof personStory>

export const getOpsPerson = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people/:id',
  access: 'operator',
  summary:
    'Who somebody is, as customer and as Washer: orders, ratings, claims, notifications, operators’ looks and acts. The look is recorded.',
  params: idParams,
  answers: { 200: enveloped(personStory) },
})
