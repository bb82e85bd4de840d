import type { SessionId } from '@washline/contract/ids'
import type { Database } from '../../platform/db/database.ts'
import { revokeToken } from '../store.ts'

/** Ends the calling session. */
export async function signOut(deps: { db: Database }, input: { tokenId: SessionId }): Promise<void> {
  await deps.db.transaction((tx) => revokeToken(tx, input.tokenId))
}
