import { createHmac } from 'node:crypto'
import type { Keyring } from '../crypto/keyring.ts'
import type { Queryable } from '../db/queryable.ts'
import { sql } from '../db/sql.ts'
import { StartupError } from '../postgres/startup-error.ts'
import type { openSecrets } from './open-secrets.ts'

type Secrets = Awaited<ReturnType<typeof openSecrets>>

const keyringsOf = (secrets: Secrets): Readonly<Record<string, Keyring>> => ({
  links: secrets.linkKeys,
  media: secrets.mediaKeys,
  pins: secrets.pinKeys,
  'second-factor': secrets.secondFactorKeys,
  webhooks: secrets.webhookKeys,
  extensions: secrets.extensionKeys,
  vapid: [secrets.vapidKeys.privateKey],
})

/** Shows whether two secrets are equal and nothing else of them. */
const fingerprint = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`washline fingerprint ${name}`).digest('hex').slice(0, 32)

/** Stores the fingerprints of what signs here, and returns the uses in which other secrets were at work on this database before. */
export async function differingSecrets(db: Queryable, secrets: Secrets): Promise<string[]> {
  const differing: string[] = []
  const stored = await db.all<{ name: string; fingerprint: string }>(sql`
    select name, fingerprint from secret_fingerprints`)
  const agreed = new Map(stored.map((row) => [row.name, row.fingerprint]))
  for (const [name, keys] of Object.entries(keyringsOf(secrets))) {
    const mine = keys.map((key) => fingerprint(key, name))
    if (agreed.get(name) === mine[0]) continue
    // A process that has both secrets of a rotation agrees with one that has either of them first.
    const changed = await db.run(sql`
      insert into secret_fingerprints as stored (name, fingerprint) values (${name}, ${mine[0]})
      on conflict (name) do update set fingerprint = excluded.fingerprint where stored.fingerprint = any(${mine})`)
    if (changed === 0) differing.push(name)
  }
  return differing
}

/** Refuses a start with secrets other than those of the processes that use this database, or used it last. */
export async function agreeOnSecrets(db: Queryable, secrets: Secrets): Promise<void> {
  const differing = await differingSecrets(db, secrets)
  if (differing.length === 0) return
  throw new StartupError(
    `The secrets of this server are not those that its database was used with: ${differing.join(', ')}. Give every server the same: SECRET_KEYS, or the folder secrets of one DATA_DIR. Where the former ones are lost, npm run secrets:rotate -- accept takes these; what the former ones signed and sealed is void then.`,
  )
}

/** From now on the secrets of this server are those of the database. */
export const acceptSecrets = async (db: Queryable, secrets: Secrets): Promise<void> => {
  await db.run(sql`delete from secret_fingerprints`)
  await differingSecrets(db, secrets)
}
