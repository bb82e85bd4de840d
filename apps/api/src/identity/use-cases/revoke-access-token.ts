import type { AccessTokenId, SessionId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { deleteAccessToken } from '../store/access-tokens.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

/** Ends one token of the user at once. Its live subscriptions end with the row. */
export const revokeAccessToken = (
  deps: SecurityEventDeps & { db: Database; clock: Clock },
  { userId, tokenId, id }: { userId: UserId; tokenId: SessionId; id: AccessTokenId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await deleteAccessToken(tx, userId, id))) throw notFound()
    const event = { userId, kind: 'access_token_revoked', at: deps.clock.now(), by: { tokenId } } as const
    await recordSecurityEvent(tx, deps, event)
  })
