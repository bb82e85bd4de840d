import { resealSecondFactors } from '../../identity/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { openSecrets, rotatedUses, type SecretUse } from '../../platform/config/open-secrets.ts'
import { findKeys, newSecret, persistedKeys, replaceKeys } from '../../platform/config/secrets.ts'
import type { Database } from '../../platform/db/database.ts'
import { resealWebhooks } from '../../webhooks/index.ts'

/** What was made with the secret of such a use stays for good and is not made again: hashes of recovery codes, versions of settings. */
const stays: ReadonlySet<SecretUse> = new Set(['second-factor', 'extensions'])

/** Puts a new secret last: every server is to accept it before one of them signs with it. */
export async function addSecrets(dataDir: string): Promise<void> {
  for (const use of rotatedUses) {
    const keys = await persistedKeys(dataDir, use)
    await replaceKeys(dataDir, use, [...keys, newSecret()])
  }
}

/** Puts the newest secret first. */
export async function useSecrets(dataDir: string): Promise<void> {
  for (const use of rotatedUses) {
    const [current, ...others] = await persistedKeys(dataDir, use)
    const newest = others.pop()
    if (newest !== undefined) await replaceKeys(dataDir, use, [newest, current, ...others])
  }
}

/** Seals anew what former secrets sealed, and removes them. Returns what was done, in lines. */
export async function dropSecrets(deps: { db: Database; config: Config; isAll: boolean }): Promise<string[]> {
  const { db, config, isAll } = deps
  const secrets = await openSecrets(config)
  const factors = await resealSecondFactors({ db, ...secrets })
  const webhooks = await resealWebhooks({ db, ...secrets })
  const left: SecretUse[] = []
  for (const use of rotatedUses) {
    const [current, ...others] = (await findKeys(config.DATA_DIR, use)) ?? []
    if (current === undefined || others.length === 0) continue
    if (stays.has(use) && !isAll) left.push(use)
    else await replaceKeys(config.DATA_DIR, use, [current])
  }
  return [
    `Sealed anew: ${factors} second factors, ${webhooks} webhooks.`,
    ...(left.length > 0
      ? [`Former secrets stay for ${left.join(' and ')}: recovery codes and settings of extensions need them.`]
      : []),
  ]
}
