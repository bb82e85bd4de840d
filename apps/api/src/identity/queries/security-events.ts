import {
  type SecurityEvent,
  type SecurityEventKind,
  securityEventsShown,
} from '@washline/contract/identity/security-events'
import type { UserId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

interface Row {
  readonly id: number
  readonly kind: SecurityEventKind
  readonly browser: string | null
  readonly system: string | null
  readonly at: Date
}

/** The latest first. */
export async function securityEventsOf(
  q: Queryable,
  userId: UserId,
  most: number = securityEventsShown,
): Promise<SecurityEvent[]> {
  const rows = await q.all<Row>(sql`
    select id, kind, browser, system, at from security_events where user_id = ${userId} order by id desc limit ${most}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
