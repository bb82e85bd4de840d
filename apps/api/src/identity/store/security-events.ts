import type { SecurityEventKind } from '@washline/contract/identity/security-events'
import type { SessionId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { securityEventLifetimeMs } from '../rules.ts'

export interface NewSecurityEvent {
  readonly userId: UserId
  readonly kind: SecurityEventKind
  readonly browser: string | null
  readonly system: string | null
  readonly at: Date
}

export const insertSecurityEvent = (tx: Tx, event: NewSecurityEvent): Promise<number> =>
  tx.run(sql`
    insert into security_events (user_id, kind, browser, system, at)
    values (${event.userId}, ${event.kind}, ${event.browser}, ${event.system}, ${event.at})`)

/** What the device of a session calls itself. */
export async function userAgentOf(q: Queryable, session: SessionId): Promise<string | null> {
  const row = await q.maybe<{ userAgent: string | null }>(
    sql`select user_agent as "userAgent" from access_tokens where id = ${session}`,
  )
  return row?.userAgent ?? null
}

export const deleteSecurityEvents = (tx: Tx, userId: UserId): Promise<number> =>
  tx.run(sql`delete from security_events where user_id = ${userId}`)

export const sweepSecurityEvents = (tx: Tx, at: Date) =>
  tx.run(sql`delete from security_events where at <= ${new Date(at.getTime() - securityEventLifetimeMs)}`)
