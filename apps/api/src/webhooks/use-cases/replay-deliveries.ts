import type { WebhookDeliveryId, WebhookId } from '@washline/contract/ids'
import { webhookRefusals } from '@washline/contract/webhooks/refusals'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { ChangeDeps } from '../deps.ts'
import { insertTest, lockDelivery, replayDeliveries as replayRows } from '../store/deliveries.ts'
import { auditChange, type Caller } from './audit-change.ts'
import { lockOwned } from './change-webhook.ts'

interface OfWebhook {
  readonly id: WebhookId
  readonly by: Caller
}

/** A disabled webhook sends nothing. */
async function lockEnabled(deps: ChangeDeps, tx: Tx, { id, by }: OfWebhook): Promise<Date> {
  const webhook = await lockOwned(tx, id, by)
  if (webhook.disabledAt !== null) throw refuse(webhookRefusals.webhookDisabled)
  tx.afterCommit(deps.wake)
  const at = deps.clock.now()
  await auditChange(deps, tx, { by, id, at })
  return at
}

/** Sends an ended delivery again, after those of its order that wait, under the same webhook-id. */
export const replayDelivery = (
  deps: ChangeDeps,
  { deliveryId, ...of }: OfWebhook & { readonly deliveryId: WebhookDeliveryId },
): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const at = await lockEnabled(deps, tx, of)
    const delivery = await lockDelivery(tx, of.id, deliveryId)
    if (!delivery) throw notFound()
    if (!delivery.hasEnded) throw refuse(webhookRefusals.deliveryWaiting)
    return replayRows(tx, { webhookId: of.id, id: deliveryId, since: null, at })
  })

/** Sends all again that were given up since a time, in their order. */
export const replayFailed = (
  deps: ChangeDeps,
  { since, ...of }: OfWebhook & { readonly since: Date },
): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const at = await lockEnabled(deps, tx, of)
    return replayRows(tx, { webhookId: of.id, id: null, since, at })
  })

/** Sends an event for trying the receiver. */
export const sendTest = (deps: ChangeDeps, of: OfWebhook): Promise<WebhookDeliveryId> =>
  deps.db.transaction(async (tx) => {
    const at = await lockEnabled(deps, tx, of)
    return insertTest(tx, { webhookId: of.id, at })
  })
