import type { UserId, WebhookId } from '@washline/contract/ids'
import type { PayloadKind, WebhookEventType } from '@washline/contract/webhooks/event-types'
import { webhookRefusals } from '@washline/contract/webhooks/refusals'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { seal } from '../../platform/crypto/sealed-bytes.ts'
import { newWebhookSecret, writtenSecret } from '../../platform/crypto/webhook-signature.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { ChangeDeps } from '../deps.ts'
import { webhookById } from '../queries.ts'
import { sealOf } from '../rules/seal-of.ts'
import type { WebhookRow } from '../rules/show-webhook.ts'
import { countOfOwner, insertWebhook, lockOwner, nextWebhookId, type Owner } from '../store/webhooks.ts'
import { acceptAddress } from './accept-address.ts'
import { auditChange, type Caller } from './audit-change.ts'

export interface NewWebhook {
  readonly name: string
  readonly url: string
  readonly eventTypes: readonly WebhookEventType[]
  readonly payload: PayloadKind
}

export interface MadeWebhook {
  readonly row: WebhookRow
  /** Shown this once. */
  readonly secret: string
}

/** A webhook as its answer shows it, in the transaction that wrote it. */
export async function readMade(tx: Tx, id: WebhookId, by: Caller): Promise<WebhookRow> {
  const row = await webhookById(tx, id, by.owner)
  if (!row) throw new Error(`webhook ${id} cannot be read after it was written`)
  return row
}

const mostOf = (owner: Owner) => (owner === null ? webhookSettings.perMarket : webhookSettings.perPerson)

/** Makes a webhook of a person, or the market's. Its secret is given once. */
export const makeWebhook = (
  deps: ChangeDeps,
  { by, ...made }: NewWebhook & { readonly by: Caller },
): Promise<MadeWebhook> =>
  deps.db.transaction(async (tx) => {
    const url = acceptAddress(deps, made.url)
    await lockOwner(tx, by.owner)
    const count = await countOfOwner(tx, by.owner)
    if (count >= mostOf(by.owner)) throw refuse(webhookRefusals.tooManyWebhooks, { values: { count } })
    const id = await nextWebhookId(tx)
    const secret = newWebhookSecret()
    const at = deps.clock.now()
    await insertWebhook(tx, {
      ...made,
      id,
      url,
      ownerId: by.owner,
      madeBy: by.userId satisfies UserId,
      secret: seal(sealOf(deps.webhookKeys, id), secret),
      at,
    })
    await auditChange(deps, tx, { by, id, at })
    return { row: await readMade(tx, id, by), secret: writtenSecret(secret) }
  })
