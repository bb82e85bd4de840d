import type { AuditedChange, ConsoleAction } from '@washline/contract/console/schemas'
import type { AlertId, ClaimId, ClusterId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewAuditRow {
  readonly action: ConsoleAction
  readonly operatorId: UserId
  readonly orderId?: OrderId | null
  readonly personId?: UserId | null
  readonly alertId?: AlertId
  readonly claimId?: ClaimId | undefined
  readonly subjectId?: number | undefined
  readonly amountMinor?: Minor
  readonly reason?: string | undefined
  readonly route?: string
  /** The values before and after a change of prices or settings. */
  readonly changes?: readonly AuditedChange[]
  readonly requestId: string
  readonly at: Date
}

/** Appends an action or an audited read; the database refuses later changes. */
export const insertAudit = (q: Queryable, row: NewAuditRow): Promise<number> =>
  q.run(sql`
    insert into audit_log (action, operator_id, order_id, person_id, alert_id, claim_id, subject_id, amount_minor, reason, route,
      changes, request_id, at)
    values (${row.action}, ${row.operatorId}, ${row.orderId ?? null}, ${row.personId ?? null}, ${row.alertId ?? null},
      ${row.claimId ?? null}, ${row.subjectId ?? null}, ${row.amountMinor ?? null}, ${row.reason ?? null},
      ${row.route ?? null}, ${row.changes ? JSON.stringify(row.changes) : null}::jsonb, ${row.requestId}, ${row.at})`)

/** Two operators who check one cluster at once see each other. */
export const lockCluster = (tx: Tx, id: ClusterId): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('cluster', ${id}))`)
