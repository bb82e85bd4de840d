import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { endSessionOf, revokeOtherTokens } from '../store.ts'

/** Signs out one session of the person, the calling one too. */
export async function endSession(deps: { db: Database }, input: { userId: number; sessionId: number }): Promise<void> {
  const isTheirs = await deps.db.transaction((tx) => endSessionOf(tx, input.userId, input.sessionId))
  if (!isTheirs) throw notFound()
}

/** Signs out every session of the person but the calling one. */
export async function endOtherSessions(
  deps: { db: Database },
  input: { userId: number; tokenId: number },
): Promise<void> {
  await deps.db.transaction((tx) => revokeOtherTokens(tx, input.userId, input.tokenId))
}
