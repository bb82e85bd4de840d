import type { AccessTokenId, SessionId, UserId } from '@washline/contract/ids'
import type { Scope } from '@washline/contract/tokens/scopes'
import { newToken, tokenHash } from '../platform/crypto/opaque-token.ts'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewClient {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly sourceHash: Buffer
  readonly at: Date
}

/** Saves a client, unless so many of its source are there already; returns false then. */
export async function insertClient(tx: Tx, client: NewClient, most: number): Promise<boolean> {
  const { id, name, redirectUris, sourceHash, at } = client
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(encode(${sourceHash}::bytea, 'hex'), 0))`)
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*)::int as count from oauth_clients where source_hash = ${sourceHash}`,
  )
  if (count >= most) return false
  await tx.run(sql`
    insert into oauth_clients (id, client_name, redirect_uris, source_hash, created_at)
    values (${id}, ${name}, ${redirectUris}::text[], ${sourceHash}, ${at})`)
  return true
}

export const noteClientUse = (tx: Tx, id: string, at: Date) =>
  tx.run(sql`update oauth_clients set last_used_at = ${at} where id = ${id}`)

export interface NewCode {
  readonly clientId: string
  readonly sessionId: SessionId
  readonly userId: UserId
  readonly redirectUri: string
  readonly scopes: readonly Scope[]
  readonly challenge: string
  readonly resource: string | null
  readonly expiresAt: Date
}

/** Creates a code; the database stores its hash. */
export async function insertCode(tx: Tx, code: NewCode): Promise<string> {
  const { token, hash } = newToken()
  await tx.run(sql`
    insert into oauth_codes (code_hash, client_id, session_id, user_id, redirect_uri, scopes, challenge, resource, expires_at)
    values (${hash}, ${code.clientId}, ${code.sessionId}, ${code.userId}, ${code.redirectUri}, ${code.scopes}::text[],
      ${code.challenge}, ${code.resource}, ${code.expiresAt})`)
  return token
}

export interface CodeRow extends NewCode {
  readonly clientName: string
  readonly usedAt: Date | null
  readonly tokenId: AccessTokenId | null
}

/** Two exchanges of one code follow each other. */
export const lockCode = (tx: Tx, code: string): Promise<CodeRow | undefined> =>
  tx.maybe<CodeRow>(sql`
    select c.client_id as "clientId", c.session_id as "sessionId", c.user_id as "userId", c.redirect_uri as "redirectUri",
      c.scopes, c.challenge, c.resource, c.expires_at as "expiresAt", c.used_at as "usedAt", c.token_id as "tokenId",
      p.client_name as "clientName"
    from oauth_codes c join oauth_clients p on p.id = c.client_id
    where c.code_hash = ${tokenHash(code)} for update of c`)

export const spendCode = (tx: Tx, spent: { code: string; tokenId: AccessTokenId | null; at: Date }) =>
  tx.run(sql`
    update oauth_codes set used_at = ${spent.at}, token_id = ${spent.tokenId} where code_hash = ${tokenHash(spent.code)}`)

/** Creates what renews a token once; the database stores its hash. */
export async function insertRefreshToken(
  tx: Tx,
  refresh: { tokenId: AccessTokenId; clientId: string; at: Date },
): Promise<string> {
  const { token, hash } = newToken()
  await tx.run(sql`
    insert into oauth_refresh_tokens (token_hash, token_id, client_id, created_at)
    values (${hash}, ${refresh.tokenId}, ${refresh.clientId}, ${refresh.at})`)
  return token
}

export interface RefreshRow {
  readonly tokenId: AccessTokenId
  readonly clientId: string
  readonly usedAt: Date | null
}

export const lockRefreshToken = (tx: Tx, token: string): Promise<RefreshRow | undefined> =>
  tx.maybe<RefreshRow>(sql`
    select token_id as "tokenId", client_id as "clientId", used_at as "usedAt"
    from oauth_refresh_tokens where token_hash = ${tokenHash(token)} for update`)

export const spendRefreshToken = (tx: Tx, token: string, at: Date) =>
  tx.run(sql`update oauth_refresh_tokens set used_at = ${at} where token_hash = ${tokenHash(token)}`)

/** Deletes old codes and used refresh tokens, and clients that nobody has allowed anything, or not any more. */
export async function sweepOauth(tx: Tx, before: { codes: Date; refreshTokens: Date; clients: Date }): Promise<void> {
  await tx.run(sql`delete from oauth_codes where expires_at <= ${before.codes}`)
  await tx.run(sql`delete from oauth_refresh_tokens where used_at <= ${before.refreshTokens}`)
  await tx.run(sql`
    delete from oauth_clients c where coalesce(c.last_used_at, c.created_at) <= ${before.clients}
      and not exists (select 1 from oauth_refresh_tokens r where r.client_id = c.id)`)
}

/** Whether a token was given to this client. */
export const isTokenOf = async (tx: Tx, tokenId: AccessTokenId, clientId: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from oauth_refresh_tokens where token_id = ${tokenId} and client_id = ${clientId} limit 1`)) !== undefined
