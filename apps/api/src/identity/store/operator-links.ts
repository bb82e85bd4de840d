import { newToken, tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { operatorLinkLifetimeMs } from '../rules.ts'

/** Of several who make or use a link at once, one after the other goes on. */
export const lockOperatorLinks = (tx: Tx): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('operator_links', 0))`)

export const hasOperator = async (q: Queryable): Promise<boolean> =>
  (await q.maybe(sql`select id from users where is_operator limit 1`)) !== undefined

/** A link in place of every former one. The token is returned once. */
export async function createOperatorLink(tx: Tx, at: Date): Promise<string> {
  const { token, hash } = newToken()
  await tx.run(sql`delete from operator_links where used_at is null`)
  await tx.run(sql`
    insert into operator_links (token_hash, created_at, expires_at)
    values (${hash}, ${at}, ${new Date(at.getTime() + operatorLinkLifetimeMs)})`)
  return token
}

/** 'used' once, 'valid' until it expires, 'unknown' otherwise. */
export async function stateOfOperatorLink(
  q: Queryable,
  token: string,
  at: Date,
): Promise<'valid' | 'used' | 'unknown'> {
  const link = await q.maybe<{ usedAt: Date | null }>(sql`
    select used_at as "usedAt" from operator_links
    where token_hash = ${tokenHash(token)} and (used_at is not null or expires_at > ${at})`)
  if (!link) return 'unknown'
  return link.usedAt === null ? 'valid' : 'used'
}

export const useOperatorLink = (tx: Tx, token: string, at: Date): Promise<number> =>
  tx.run(sql`update operator_links set used_at = ${at} where token_hash = ${tokenHash(token)} and used_at is null`)
