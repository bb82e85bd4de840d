import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { opsAuditRow } from './schemas.ts'

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
export type StoryNews = z.infer<typeof storyNews>
export type StoryRating = z.infer<typeof storyRating>

/** What happened to an order besides its money. */
export const orderStory = z.object({
  events: z.array(storyEvent),
  offers: z.array(storyOffer),
  rating: storyRating.nullable(),
  news: z.array(storyNews),
  audit: z.array(opsAuditRow),
})
export type OrderStory = z.infer<typeof orderStory>

export const getOpsOrderStory = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id/story',
  access: 'operator',
  summary: "An order's moves, offers, rating, notifications and operators' looks and acts. The look is recorded.",
  params: idParams,
  answers: { 200: enveloped(orderStory) },
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
  news: z.array(storyNews),
  audit: z.array(opsAuditRow),
})
export type PersonStory = z.infer<typeof personStory>

export const getOpsPerson = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people/:id',
  access: 'operator',
  summary:
    'Who somebody is, as customer and as Washer: orders, ratings, notifications, operators’ looks and acts. The look is recorded.',
  params: idParams,
  answers: { 200: enveloped(personStory) },
})
