import type { UserId } from '@washline/contract/ids'
import { newToken, tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { undoLifetimeMs } from '../rules.ts'

/** Creates the link that undoes a change, for the address that the account had before it. */
export async function createUndoLink(tx: Tx, link: { userId: UserId; email: string; at: Date }): Promise<string> {
  const { token, hash } = newToken()
  await tx.run(sql`
    insert into undo_links (token_hash, user_id, email, created_at, expires_at)
    values (${hash}, ${link.userId}, ${link.email}, ${link.at}, ${new Date(link.at.getTime() + undoLifetimeMs)})`)
  return token
}

/**
 * Deletes a link and all later ones of the account, and returns its address; undefined if it is unknown, used or expired. Earlier
 * links stay: somebody who took the account over has only links that are later than the owner's.
 */
export async function consumeUndoLink(
  tx: Tx,
  { token, at }: { token: string; at: Date },
): Promise<{ userId: UserId; email: string } | undefined> {
  const link = await tx.maybe<{ userId: UserId; email: string; createdAt: Date }>(sql`
    delete from undo_links where token_hash = ${tokenHash(token)} and expires_at > ${at}
    returning user_id as "userId", email, created_at as "createdAt"`)
  if (link) await tx.run(sql`delete from undo_links where user_id = ${link.userId} and created_at >= ${link.createdAt}`)
  return link
}

export const deleteUndoLinks = (tx: Tx, userId: UserId) => tx.run(sql`delete from undo_links where user_id = ${userId}`)

export const sweepUndoLinks = (tx: Tx, at: Date) => tx.run(sql`delete from undo_links where expires_at <= ${at}`)

/** Takes a password and Google away, which somebody else may know or own. */
export const removeEntrances = (tx: Tx, userId: UserId) =>
  tx.run(sql`update users set password_hash = null, google_sub = null where id = ${userId}`)
