import type { WebhookId } from '@washline/contract/ids'
import type { PayloadKind, WebhookEventType } from '@washline/contract/webhooks/event-types'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { ChangeDeps } from '../deps.ts'
import {
  deleteWebhook as deleteRow,
  disableWebhook,
  enableWebhook,
  lockWebhook,
  type StoredWebhook,
  updateWebhook,
} from '../store/webhooks.ts'
import { acceptAddress } from './accept-address.ts'
import { auditChange, type Caller } from './audit-change.ts'

interface Change {
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly eventTypes?: readonly WebhookEventType[] | undefined
  readonly payload?: PayloadKind | undefined
  readonly enabled?: boolean | undefined
}

/** A webhook of the caller, locked; for anybody else it is not found. */
export async function lockOwned(tx: Tx, id: WebhookId, by: Caller): Promise<StoredWebhook> {
  const webhook = await lockWebhook(tx, id, by.owner)
  if (!webhook) throw notFound()
  return webhook
}

/** Changes what is sent and to where. Disabling gives up what waits; enabling forgets the failures. */
export const changeWebhook = (
  deps: ChangeDeps,
  { id, by, change }: { id: WebhookId; by: Caller; change: Change },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const webhook = await lockOwned(tx, id, by)
    const at = deps.clock.now()
    await updateWebhook(tx, {
      id,
      name: change.name ?? webhook.name,
      url: change.url === undefined ? webhook.url : acceptAddress(deps, change.url),
      eventTypes: change.eventTypes ?? webhook.eventTypes,
      payload: change.payload ?? webhook.payload,
    })
    if (change.enabled === true && webhook.disabledAt !== null) await enableWebhook(tx, id)
    if (change.enabled === false && webhook.disabledAt === null) await disableWebhook(tx, { id, because: 'owner', at })
    await auditChange(deps, tx, { by, id, at })
  })

/** Deletes a webhook with all that was sent by it. */
export const deleteWebhook = (deps: ChangeDeps, { id, by }: { id: WebhookId; by: Caller }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOwned(tx, id, by)
    await deleteRow(tx, id)
    await auditChange(deps, tx, { by, id, at: deps.clock.now() })
  })
