import type { OrderId, WebhookDeliveryId, WebhookId } from '@washline/contract/ids'
import type {
  AttemptError,
  DeliveryState,
  DisableReason,
  GiveUpReason,
  PayloadKind,
  SentEventType,
  WebhookEventType,
} from '@washline/contract/webhooks/event-types'
import type { Webhook, WebhookDelivery } from '@washline/contract/webhooks/schemas'

export interface WebhookRow {
  readonly id: WebhookId
  readonly name: string
  readonly url: string
  readonly eventTypes: readonly WebhookEventType[]
  readonly payload: PayloadKind
  readonly disabledAt: Date | null
  readonly disabledBecause: DisableReason | null
  readonly createdAt: Date
  readonly deliveredAt: Date | null
  readonly failingSince: Date | null
  readonly formerSecretUntil: Date | null
  readonly waiting: number
  readonly failed: number
}

export const showWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  event_types: [...row.eventTypes],
  payload: row.payload,
  enabled: row.disabledAt === null,
  disabled_because: row.disabledBecause,
  created_at: row.createdAt.toISOString(),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  failing_since: row.failingSince?.toISOString() ?? null,
  waiting: row.waiting,
  failed: row.failed,
  former_secret_until:
    row.formerSecretUntil && row.formerSecretUntil > now ? row.formerSecretUntil.toISOString() : null,
})

export interface DeliveryRow {
  readonly id: WebhookDeliveryId
  readonly messageId: string
  readonly type: SentEventType
  readonly orderId: OrderId | null
  readonly state: DeliveryState
  readonly reason: GiveUpReason | null
  readonly occurredAt: Date
  readonly dueAt: Date
  readonly endedAt: Date | null
  /** In JSON. */
  readonly attempts: readonly {
    readonly at: string
    readonly status: number | null
    readonly error: AttemptError | null
    readonly durationMs: number
    readonly answer: string | null
  }[]
}

/** The header webhook-id. */
export const messageIdOf = (id: string): string => `msg_${id}`

export const showDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  message_id: messageIdOf(row.messageId),
  type: row.type,
  order_id: row.orderId,
  state: row.state,
  reason: row.reason,
  occurred_at: row.occurredAt.toISOString(),
  due_at: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  ended_at: row.endedAt?.toISOString() ?? null,
  attempts: row.attempts.map(({ at, status, error, durationMs, answer }) => ({
    at: new Date(at).toISOString(),
    status,
    error,
    duration_ms: durationMs,
    answer,
  })),
})
