import { z } from 'zod'
import { orderId, webhookDeliveryId, webhookId } from '../ids.ts'
import { oneLine } from '../texts/plain-text.ts'
import {
  attemptErrors,
  deliveryStates,
  disableReasons,
  giveUpReasons,
  payloadKinds,
  testEventType,
  type WebhookEventType,
  webhookEventTypes,
} from './event-types.ts'
import { webhookMessages } from './messages.ts'
import { webhookSettings } from './webhook-settings.ts'

const timestamp = z.iso.datetime()

const eventType = z.enum(webhookEventTypes as unknown as [WebhookEventType])

export const webhook = z.object({
  id: webhookId,
  name: z.string(),
  url: z.string(),
  event_types: z.array(eventType),
  payload: z.enum(payloadKinds),
  enabled: z.boolean(),
  /** Why it is not. */
  disabled_because: z.enum(disableReasons).nullable(),
  created_at: timestamp,
  /** The last delivery that succeeded. */
  delivered_at: timestamp.nullable(),
  /** Since when every attempt has failed. */
  failing_since: timestamp.nullable(),
  waiting: z.int(),
  failed: z.int(),
  /** Until when the former secret signs, too. */
  former_secret_until: timestamp.nullable(),
})
export type Webhook = z.infer<typeof webhook>

/** With its secret, which is shown this once. */
export const webhookWithSecret = webhook.extend({ secret: z.string() })

const url = z.string().trim().min(1, webhookMessages.notAnAddress).max(webhookSettings.urlMax)
const name = oneLine({ max: webhookSettings.nameMax })
const eventTypes = z
  .array(eventType)
  .min(1, webhookMessages.noEvents)
  .max(webhookEventTypes.length)
  .transform((types) => [...new Set(types)])

export const newWebhook = z.object({
  name: name.default(''),
  url,
  event_types: eventTypes,
  payload: z.enum(payloadKinds).default('full'),
})

export const webhookChange = z.object({
  name: name.optional(),
  url: url.optional(),
  event_types: eventTypes.optional(),
  payload: z.enum(payloadKinds).optional(),
  enabled: z.boolean().optional(),
})

export const deliveryAttempt = z.object({
  at: timestamp,
  /** Null where no answer came. */
  status: z.int().nullable(),
  error: z.enum(attemptErrors).nullable(),
  duration_ms: z.int(),
  /** The first characters of the answer. */
  answer: z.string().nullable(),
})

export const webhookDelivery = z.object({
  id: webhookDeliveryId,
  /** The header webhook-id of every attempt. */
  message_id: z.string(),
  type: z.enum([...webhookEventTypes, testEventType] as unknown as [WebhookEventType | typeof testEventType]),
  order_id: orderId.nullable(),
  state: z.enum(deliveryStates),
  reason: z.enum(giveUpReasons).nullable(),
  occurred_at: timestamp,
  /** The next attempt, of one that waits. */
  due_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  attempts: z.array(deliveryAttempt),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>
