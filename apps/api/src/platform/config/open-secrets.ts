import { hkdfSync } from 'node:crypto'
import type { Keyring } from '../crypto/keyring.ts'
import { vapidKeysOf } from '../crypto/vapid-keys.ts'
import type { Config } from './config.ts'
import { findKeys, persistedKeys } from './secrets.ts'

export type SecretSettings = Pick<Config, 'DATA_DIR' | 'SECRET_KEYS'>

/** The uses whose secrets change while the installation runs, by the names of their files. */
export const rotatedUses = ['links', 'media', 'pins', 'second-factor', 'webhooks', 'extensions'] as const
export type SecretUse = (typeof rotatedUses)[number]

const derived = (master: string, use: string): string =>
  Buffer.from(hkdfSync('sha256', master, '', `washline ${use}`, 32)).toString('base64url')

/**
 * The secrets of one use: derived from SECRET_KEYS where they are set, so that processes on any machine have the same without a
 * folder in common. What the data folder has of an earlier time opens still.
 */
export async function openKeyring({ DATA_DIR, SECRET_KEYS }: SecretSettings, use: string): Promise<Keyring> {
  const [current, ...others] = SECRET_KEYS.map((master) => derived(master, use))
  if (current === undefined) return persistedKeys(DATA_DIR, use)
  return [current, ...others, ...((await findKeys(DATA_DIR, use)) ?? [])]
}

/** The secrets of this installation that sign, seal or hash. */
export async function openSecrets(config: SecretSettings & Pick<Config, 'VAPID_PRIVATE_KEY'>) {
  const keysOf = (use: SecretUse) => openKeyring(config, use)
  return {
    linkKeys: await keysOf('links'),
    mediaKeys: await keysOf('media'),
    vapidKeys: vapidKeysOf(config.VAPID_PRIVATE_KEY ?? (await openPushKey(config))),
    secondFactorKeys: await keysOf('second-factor'),
    pinKeys: await keysOf('pins'),
    webhookKeys: await keysOf('webhooks'),
    extensionKeys: await keysOf('extensions'),
  }
}

/** Browsers subscribe to one pair for good: a stored one stays. */
async function openPushKey(config: SecretSettings): Promise<string> {
  const stored = await findKeys(config.DATA_DIR, 'vapid')
  return (stored ?? (await openKeyring(config, 'vapid')))[0]
}
