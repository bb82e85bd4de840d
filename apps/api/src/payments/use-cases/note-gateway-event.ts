import type { WebhookDeps } from '../deps.ts'
import { followEventJob } from '../jobs.ts'
import { insertEvent } from '../store.ts'
import type { GatewayEvent, WebhookGateway } from '../webhook-gateway.ts'

/** Stores a webhook event once, and enqueues its processing. */
export const noteGatewayEvent = (
  deps: WebhookDeps,
  gateway: WebhookGateway['name'],
  event: GatewayEvent,
): Promise<'new' | 'duplicate'> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const isNew = (await insertEvent(tx, { ...event, gateway, receivedAt: at })) === 1
    if (!isNew) return 'duplicate'
    if (event.payoutKey !== null) await deps.events.publish(tx, 'payout.changed', { key: event.payoutKey, at })
    const { identityCheckId: checkId } = event
    if (checkId !== null) await deps.events.publish(tx, 'identity-check.changed', { checkId, at })
    await deps.jobs.enqueue(tx, followEventJob, { eventId: event.id })
    return 'new'
  })
