import type { WebhookId } from '@washline/contract/ids'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { seal } from '../../platform/crypto/sealed-bytes.ts'
import { newWebhookSecret, writtenSecret } from '../../platform/crypto/webhook-signature.ts'
import type { ChangeDeps } from '../deps.ts'
import { sealOf } from '../rules/seal-of.ts'
import { replaceSecret } from '../store/webhooks.ts'
import { auditChange, type Caller } from './audit-change.ts'
import { lockOwned } from './change-webhook.ts'
import { type MadeWebhook, readMade } from './make-webhook.ts'

/** Makes a new secret, which is given once. The former one signs too for a day. */
export const rotateSecret = (deps: ChangeDeps, { id, by }: { id: WebhookId; by: Caller }): Promise<MadeWebhook> =>
  deps.db.transaction(async (tx) => {
    await lockOwned(tx, id, by)
    const at = deps.clock.now()
    const secret = newWebhookSecret()
    await replaceSecret(tx, {
      id,
      secret: seal(sealOf(deps.webhookKeys, id), secret),
      formerUntil: new Date(at.getTime() + webhookSettings.rotationMs),
    })
    await auditChange(deps, tx, { by, id, at })
    return { row: await readMade(tx, id, by), secret: writtenSecret(secret) }
  })
