import { testEvent, type WebhookEvent, webhookEvents } from '../webhooks/events.ts'

/** Every event that the server sends to addresses of others, for the document's `webhooks`. */
export const sentEvents: readonly WebhookEvent[] = [...Object.values(webhookEvents), testEvent]
