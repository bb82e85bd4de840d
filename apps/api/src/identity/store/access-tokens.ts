import type { AccessTokenId, SessionId, UserId } from '@washline/contract/ids'
import type { Scope } from '@washline/contract/tokens/scopes'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import { newToken, tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewAccessToken {
  readonly userId: UserId
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly at: Date
  readonly expiresAt: Date
  /** Where a client may renew it: until when. */
  readonly renewableUntil?: Date
  /** When the second factor was proven in the session that made it. */
  readonly secondFactorAt: Date | null
}

/** A secret that names what it is, and its hash. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = `${tokenRules.prefix}${newToken().token}`
  return { secret, hash: tokenHash(secret) }
}

/** Creates a token. The secret is returned once; the database stores its hash. */
export async function insertAccessToken(tx: Tx, token: NewAccessToken): Promise<{ id: AccessTokenId; secret: string }> {
  const { secret, hash } = newSecret()
  const { id } = await tx.one<{ id: AccessTokenId }>(sql`
    insert into access_tokens (token_hash, user_id, name, scopes, created_at, last_used_at, expires_at, renewable_until,
      second_factor_at)
    values (${hash}, ${token.userId}, ${token.name}, ${token.scopes}::text[], ${token.at}, ${token.at}, ${token.expiresAt},
      ${token.renewableUntil ?? null}, ${token.secondFactorAt})
    returning id`)
  return { id, secret }
}

/** Deletes one token of the user; returns false if there is none with this id. */
export const deleteAccessToken = async (tx: Tx, userId: UserId, id: AccessTokenId): Promise<boolean> =>
  (await tx.run(sql`delete from access_tokens where id = ${id} and user_id = ${userId} and scopes is not null`)) > 0

export const countAccessTokens = async (tx: Tx, { userId, at }: { userId: UserId; at: Date }): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from access_tokens
      where user_id = ${userId} and scopes is not null and greatest(expires_at, renewable_until) > ${at}`)
  ).count

/** When the second factor was proven in a session. */
export const provenAt = async (tx: Tx, session: SessionId): Promise<Date | null> =>
  (
    await tx.maybe<{ at: Date | null }>(
      sql`select second_factor_at as at from access_tokens where id = ${session} and scopes is null`,
    )
  )?.at ?? null
