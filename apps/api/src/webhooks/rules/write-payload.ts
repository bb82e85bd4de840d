import type { SentEventType } from '@washline/contract/webhooks/event-types'

/** The body of a delivery, the same in every attempt. */
export const writePayload = (event: {
  readonly type: SentEventType
  readonly occurredAt: Date
  readonly data: Readonly<Record<string, unknown>>
}): string => JSON.stringify({ type: event.type, timestamp: event.occurredAt.toISOString(), data: event.data })
