import type { WebhookId } from '@washline/contract/ids'
import type { Keyring } from '../../platform/crypto/keyring.ts'
import { needsReseal, seal, unseal } from '../../platform/crypto/sealed-bytes.ts'
import type { Database } from '../../platform/db/database.ts'
import { sealOf } from '../rules/seal-of.ts'
import { lockSealedWebhooks, saveSealedWebhook } from '../store/webhooks.ts'

/** Seals the secrets of webhooks with the present key that a former one sealed, so that the former one may go. Returns how many. */
export const resealWebhooks = ({ db, webhookKeys: keys }: { db: Database; webhookKeys: Keyring }) =>
  db.transaction(async (tx) => {
    const again = (id: WebhookId, sealed: Buffer) => seal(sealOf(keys, id), unseal(sealOf(keys, id), sealed))
    const webhooks = (await lockSealedWebhooks(tx)).filter(({ id, secret, formerSecret }) =>
      [secret, formerSecret].some((sealed) => sealed && needsReseal(sealOf(keys, id), sealed)),
    )
    for (const { id, secret, formerSecret } of webhooks)
      await saveSealedWebhook(tx, {
        id,
        secret: again(id, secret),
        formerSecret: formerSecret && again(id, formerSecret),
      })
    return webhooks.length
  })
