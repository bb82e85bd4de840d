import type { SessionId, UserId } from '@washline/contract/ids'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { endSessionOf, revokeOtherTokens } from '../store.ts'

/** Ends one session of the user, which may be the calling one. */
export async function endSession(
  deps: { db: Database },
  input: { userId: UserId; sessionId: SessionId },
): Promise<void> {
  const isTheirs = await deps.db.transaction((tx) => endSessionOf(tx, input.userId, input.sessionId))
  if (!isTheirs) throw notFound()
}

/** Ends every session of the user except the calling one. */
export async function endOtherSessions(
  deps: { db: Database },
  input: { userId: UserId; tokenId: SessionId },
): Promise<void> {
  await deps.db.transaction((tx) => revokeOtherTokens(tx, input.userId, input.tokenId))
}
