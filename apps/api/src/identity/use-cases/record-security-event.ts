import type { SecurityEventKind } from '@washline/contract/identity/security-events'
import type { SessionId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { deviceOf } from '../rules.ts'
import { insertSecurityEvent, userAgentOf } from '../store/security-events.ts'

export interface SecurityEventDeps {
  readonly log?: Log
}

const failures: readonly SecurityEventKind[] = ['sign_in_failed', 'code_failed', 'locked']

/**
 * Records, in the transaction of what happened, what concerned the security of an account: for its person, and as a line of the log.
 * Of the device only browser and system are stored.
 */
export async function recordSecurityEvent(
  tx: Tx,
  { log }: SecurityEventDeps,
  event: {
    readonly userId: UserId
    readonly kind: SecurityEventKind
    readonly at: Date
    /** The device, by its user agent or by its session. */
    readonly by?: { readonly userAgent?: string | undefined } | { readonly tokenId: SessionId } | undefined
  },
): Promise<void> {
  const { userId, kind, at, by } = event
  const userAgent =
    by === undefined ? null : 'tokenId' in by ? await userAgentOf(tx, by.tokenId) : (by.userAgent ?? null)
  await insertSecurityEvent(tx, { userId, kind, at, ...deviceOf(userAgent) })
  tx.afterCommit(() => log?.[failures.includes(kind) ? 'warn' : 'info']('security.event', { kind, user: userId }))
}
