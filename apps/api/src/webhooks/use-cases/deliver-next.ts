import type { WebhookId } from '@washline/contract/ids'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { unseal } from '../../platform/crypto/sealed-bytes.ts'
import { webhookSignature } from '../../platform/crypto/webhook-signature.ts'
import type { DeliverDeps } from '../deps.ts'
import type { ReceiverCall } from '../receiver-gateway.ts'
import { type Outcome, readRetryAfter } from '../rules/decide-attempt.ts'
import { sealOf } from '../rules/seal-of.ts'
import { messageIdOf } from '../rules/show-webhook.ts'
import { writePayload } from '../rules/write-payload.ts'
import {
  type ClaimedDelivery,
  type ClaimingWebhook,
  claimDelivery,
  countClaimed,
  endDelivery,
  lockEnabledWebhook,
  postponeDelivery,
} from '../store/deliveries.ts'
import { recordAttempt } from './record-attempt.ts'

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

export interface Turn {
  /** Undefined: nothing is due for this webhook that may be sent now. */
  readonly sent: 'attempted' | 'withdrawn' | undefined
  /** When the attempt is repeated. */
  readonly againAt?: Date | undefined
  /** Whether the attempt failed or took long. */
  readonly isSlow?: boolean | undefined
}

interface Claimed {
  readonly claim: string
  readonly webhook: ClaimingWebhook
  readonly delivery: ClaimedDelivery
}

/** Claims the next delivery of a webhook, as long as it has few on their way; ends one that its receiver may not see any more. */
const claimNext = (deps: DeliverDeps, webhookId: WebhookId): Promise<Claimed | 'withdrawn' | undefined> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const webhook = await lockEnabledWebhook(tx, webhookId)
    if (!webhook) return undefined
    const { perWebhook, perSlowWebhook } = webhookSettings.atOnce
    if ((await countClaimed(tx, webhookId, now)) >= (webhook.isSlow ? perSlowWebhook : perWebhook)) return undefined
    const claim = deps.newId()
    const delivery = await claimDelivery(tx, { webhookId, id: claim, now, until: later(now, webhookSettings.claimMs) })
    if (!delivery) return undefined
    if (delivery.maySee) return { claim, webhook, delivery }
    await endDelivery(tx, { id: delivery.id, claim, state: 'withdrawn', reason: null, at: now })
    return 'withdrawn'
  })

/** The secrets that sign now: the present one, and for a day the former one. */
function secretsOf({ webhookKeys }: DeliverDeps, webhook: ClaimingWebhook, now: Date): Buffer[] {
  const { secret, formerSecret, formerSecretUntil } = webhook
  const isRotating = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now
  return [secret, ...(isRotating ? [formerSecret] : [])].map((sealed) =>
    unseal(sealOf(webhookKeys, webhook.id), sealed),
  )
}

/**
 * Makes one attempt of the webhook's next delivery. A crash between the answer and its record repeats the attempt once the claim has
 * ended, under the same webhook-id. `claimed` runs before the call, so that others may start beside it.
 */
export async function deliverNext(deps: DeliverDeps, webhookId: WebhookId, claimed: () => void): Promise<Turn> {
  const next = await claimNext(deps, webhookId)
  if (next === undefined || next === 'withdrawn') return { sent: next }
  claimed()
  const at = deps.clock.now()
  const startedMs = performance.now()
  const answer = await deps.gateway.send(callOf(deps, next, at))
  if (!answer) {
    await releaseClaim(deps, next)
    return { sent: undefined }
  }
  const durationMs = Math.round(performance.now() - startedMs)
  const outcome: Outcome =
    'error' in answer
      ? answer
      : { status: answer.status, retryAfterMs: readRetryAfter(answer.retryAfter, deps.clock.now()) }
  const text = 'error' in answer ? null : answer.text
  const recorded = await recordAttempt(deps, { ...next, webhookId, outcome, at, durationMs, answer: text })
  return { sent: 'attempted', ...recorded }
}

/** The call as Standard Webhooks describes it. */
function callOf(deps: DeliverDeps, { webhook, delivery }: Claimed, at: Date): ReceiverCall {
  const id = messageIdOf(delivery.messageId)
  const body = writePayload(delivery)
  const timestampS = Math.floor(at.getTime() / 1_000)
  return {
    url: webhook.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Washline-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestampS),
      'webhook-signature': webhookSignature(secretsOf(deps, webhook, at), { id, timestampS, body }),
    },
    body,
  }
}

/** This process stops: another one sends it again at once. */
const releaseClaim = (deps: DeliverDeps, { claim, delivery }: Claimed): Promise<number> =>
  deps.db.transaction((tx) => postponeDelivery(tx, { id: delivery.id, claim, dueAt: deps.clock.now() }))
