import type { WebhookId } from '@washline/contract/ids'
import type { DeliverDeps } from '../deps.ts'
import { decideAttempt, decideHealth, isDelivered, type Outcome } from '../rules/decide-attempt.ts'
import {
  type ClaimedDelivery,
  endDelivery,
  insertAttempt,
  lockEnabledWebhook,
  postponeDelivery,
  updateHealth,
} from '../store/deliveries.ts'
import { disableWebhook } from '../store/webhooks.ts'

export interface Attempted {
  readonly claim: string
  readonly webhookId: WebhookId
  readonly delivery: ClaimedDelivery
  readonly outcome: Outcome
  readonly at: Date
  readonly durationMs: number
  readonly answer: string | null
}

/** Records an attempt, decides what follows, and disables a webhook that has failed for too long. */
export const recordAttempt = (deps: DeliverDeps, attempted: Attempted): Promise<{ againAt?: Date; isSlow?: boolean }> =>
  deps.db.transaction(async (tx) => {
    const { claim, webhookId, delivery, outcome, at, durationMs, answer } = attempted
    const { id, tries, triesFrom } = delivery
    const now = deps.clock.now()
    // Deleted or disabled meanwhile: then its deliveries are gone or have ended.
    const webhook = await lockEnabledWebhook(tx, webhookId)
    await insertAttempt(tx, { deliveryId: id, outcome, at, durationMs, answer })
    if (!webhook) return {}
    const decision = decideAttempt(outcome, { tries, triesFrom, now, random: deps.random() })
    if (decision.kind === 'again') await postponeDelivery(tx, { id, claim, dueAt: decision.at })
    else if (decision.kind === 'delivered')
      await endDelivery(tx, { id, claim, state: 'delivered', reason: null, at: now })
    else await endDelivery(tx, { id, claim, state: 'failed', reason: decision.reason, at: now })
    const { disable, ...health } = decideHealth(outcome, webhook, { now, durationMs })
    await updateHealth(tx, { id: webhookId, ...health, deliveredAt: isDelivered(outcome) ? now : null })
    if (disable) {
      await disableWebhook(tx, { id: webhookId, because: disable, at: now })
      const { ownerId, madeBy, name, url } = webhook
      await deps.events.publish(tx, 'webhook.disabled', {
        userId: ownerId ?? madeBy,
        isOfMarket: ownerId === null,
        name: name === '' ? new URL(url).host : name,
        because: disable,
        at: now,
      })
    }
    return { isSlow: health.isSlow, ...(decision.kind === 'again' && !disable && { againAt: decision.at }) }
  })
