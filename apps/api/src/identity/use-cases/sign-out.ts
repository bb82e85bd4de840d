import type { SessionId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { revokeToken } from '../store.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

/** Ends the calling session. */
export async function signOut(
  deps: { db: Database; clock: Clock } & SecurityEventDeps,
  { userId, tokenId }: { userId: UserId; tokenId: SessionId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await recordSecurityEvent(tx, deps, { userId, kind: 'signed_out', at: deps.clock.now(), by: { tokenId } })
    await revokeToken(tx, tokenId)
  })
}
