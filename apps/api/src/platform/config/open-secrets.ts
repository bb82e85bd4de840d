import { vapidKeysOf } from '../crypto/vapid-keys.ts'
import type { Config } from './config.ts'
import { persistedSecret } from './secrets.ts'

/** The secrets of this installation that sign, seal or hash; that of photos is the storage's own. */
export async function openSecrets({ DATA_DIR, VAPID_PRIVATE_KEY }: Pick<Config, 'DATA_DIR' | 'VAPID_PRIVATE_KEY'>) {
  const secretOf = (name: string) => persistedSecret(DATA_DIR, name)
  return {
    linkSecret: await secretOf('links'),
    vapidKeys: vapidKeysOf(VAPID_PRIVATE_KEY ?? (await secretOf('vapid'))),
    secondFactorKey: await secretOf('second-factor'),
    pinSecret: await secretOf('pins'),
    webhookKey: await secretOf('webhooks'),
    extensionKey: await secretOf('extensions'),
  }
}
