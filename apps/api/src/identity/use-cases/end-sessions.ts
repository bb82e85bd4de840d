import type { SessionId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { deleteWaitingSignIns, endSessionOf, revokeOtherSessions, revokeTokens } from '../store.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'

interface Deps extends SecurityEventDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Ends one session of the user, which may be the calling one. */
export async function endSession(deps: Deps, input: { userId: UserId; sessionId: SessionId }): Promise<void> {
  const { userId, sessionId } = input
  await deps.db.transaction(async (tx) => {
    const event = { userId, kind: 'sessions_ended', at: deps.clock.now(), by: { tokenId: sessionId } } as const
    await recordSecurityEvent(tx, deps, event)
    if (!(await endSessionOf(tx, userId, sessionId))) throw notFound()
  })
}

/** Ends every session of the user except the calling one. Tokens of programs are revoked one by one. */
export async function endOtherSessions(deps: Deps, input: { userId: UserId; tokenId: SessionId }): Promise<void> {
  const { userId, tokenId } = input
  await deps.db.transaction(async (tx) => {
    await revokeOtherSessions(tx, userId, tokenId)
    await recordSecurityEvent(tx, deps, { userId, kind: 'sessions_ended', at: deps.clock.now(), by: { tokenId } })
  })
}

/** Ends every session of a person by an operator, and what waits for its code; returns how many sessions there were. */
export async function endEverySession(
  tx: Tx,
  deps: SecurityEventDeps,
  { userId, at }: { userId: UserId; at: Date },
): Promise<number> {
  await deleteWaitingSignIns(tx, userId)
  const ended = await revokeTokens(tx, userId)
  if (ended > 0) await recordSecurityEvent(tx, deps, { userId, kind: 'sessions_ended_by_operator', at })
  return ended
}
