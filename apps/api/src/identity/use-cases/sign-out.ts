import type { Database } from '../../platform/db/database.ts'
import { revokeToken } from '../store.ts'

/** Revokes the token of the calling session, and only that one. */
export async function signOut(deps: { db: Database }, input: { tokenId: number }): Promise<void> {
  await deps.db.transaction((tx) => revokeToken(tx, input.tokenId))
}
