import { z } from 'zod'
import { claimStates } from '../claims/process.ts'
import { custodyProof, custodyStep } from '../custody/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { claimId, idParams, messageId, notificationId, offerId, orderId, stepId, userId } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { stepStates, verificationSteps } from '../verification/steps.ts'
import { consoleRefusals } from './refusals.ts'
import { actionReason, consoleAuditRow } from './schemas.ts'

const timestamp = z.iso.datetime()
const named = z.object({ id: userId, name: z.string() })

export const timelineEvent = z.object({
  move: z.string(),
  from: z.enum(orderStatuses),
  to: z.enum(orderStatuses),
  by: named.nullable(),
  actor: z.enum(['customer', 'washer', 'system', 'operator']),
  /** As the person wrote it; a Washer’s reason is for operators only. */
  reason: z.string().nullable(),
  at: timestamp,
})
export const timelineOffer = z.object({
  id: offerId,
  washer: named,
  state: z.enum(['open', 'accepted', 'skipped', 'expired', 'ended']),
  /** Why this Washer was asked. */
  reason: z.string(),
  skip_reason: z.string().nullable(),
  distance_m: z.int(),
  at: timestamp,
  answered_at: timestamp.nullable(),
})
export type TimelineOffer = z.infer<typeof timelineOffer>
export const timelineNotification = z.object({
  id: notificationId,
  to: named,
  type: z.string(),
  title: z.string(),
  at: timestamp,
})
export const timelineRating = z.object({
  order_id: orderId,
  stars: z.number(),
  comment: z.string(),
  by: named,
  of: named,
  at: timestamp,
})
export const timelineClaim = z.object({ id: claimId, order_id: orderId, state: z.enum(claimStates), at: timestamp })
export type TimelineClaim = z.infer<typeof timelineClaim>
export type TimelineNotification = z.infer<typeof timelineNotification>
export type TimelineRating = z.infer<typeof timelineRating>

/** The events of an order other than its money. */
export const orderTimeline = z.object({
  events: z.array(timelineEvent),
  offers: z.array(timelineOffer),
  /** The chain of custody, and whether its hashes are valid. */
  custody: z.object({ steps: z.array(custodyStep), proof: custodyProof }),
  rating: timelineRating.nullable(),
  notifications: z.array(timelineNotification),
  claims: z.array(timelineClaim),
  /** A claim is open, so that the chat may be read. */
  chat_open: z.boolean(),
  audit: z.array(consoleAuditRow),
})
export type OrderTimeline = z.infer<typeof orderTimeline>

export const getConsoleOrderTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id/timeline',
  access: 'operator',
  scope: 'console:queues',
  summary:
    "An order's moves, offers, handovers, rating, notifications, claims and operators' actions and audited reads. The read is recorded.",
  params: idParams(orderId),
  answers: { 200: enveloped(orderTimeline) },
})

export const chatLine = z.object({
  id: messageId,
  sender: named,
  content: z.string(),
  photo_url: z.string().nullable(),
  at: timestamp,
})
export type ChatLine = z.infer<typeof chatLine>

export const getConsoleChat = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id/chat',
  access: 'operator',
  scope: 'console:queues',
  summary:
    "What an order's people wrote to each other, while a case about it is open. The read is recorded with its reason.",
  params: idParams(orderId),
  query: z.object({ reason: actionReason }),
  answers: { 200: enveloped(z.array(chatLine)) },
  refusals: [consoleRefusals.noOpenCase],
})

export const personTimeline = z.object({
  person: z.object({
    id: userId,
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
      /** The steps of the Washer's verification. */
      steps: z.array(z.object({ id: stepId, step: z.enum(verificationSteps), state: z.enum(stepStates) })),
    })
    .nullable(),
  /** The latest twenty, as customer or Washer. */
  orders: z.array(
    z.object({
      id: orderId,
      status: z.enum(orderStatuses),
      side: z.enum(['customer', 'washer']),
      with: named.nullable(),
      at: timestamp,
    }),
  ),
  ratings: z.array(timelineRating),
  claims: z.array(timelineClaim),
  notifications: z.array(timelineNotification),
  audit: z.array(consoleAuditRow),
})
export type PersonTimeline = z.infer<typeof personTimeline>

export const endConsoleSessions = defineEndpoint({
  method: 'POST',
  path: '/api/ops/people/:id/end-sessions',
  access: 'operator',
  scope: 'console:people',
  summary: 'Ends every session of a person, live connections included, with a reason that the person may read.',
  params: idParams(userId),
  body: z.object({ reason: actionReason }),
  answers: { 200: enveloped(z.object({ sessions: z.int() })) },
  refusals: [consoleRefusals.notSignedIn],
})

export const getConsolePerson = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people/:id',
  access: 'operator',
  scope: 'console:people',
  summary:
    'Who somebody is, as customer and as Washer: orders, ratings, claims, notifications, operators’ actions and audited reads. The read is recorded.',
  params: idParams(userId),
  answers: { 200: enveloped(personTimeline) },
})
