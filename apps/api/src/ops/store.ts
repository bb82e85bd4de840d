import type { AuditedChange, OpsAct } from '@washline/contract/ops/schemas'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewAuditRow {
  readonly act: OpsAct
  readonly operatorId: number
  readonly orderId?: number | null
  readonly personId?: number | null
  readonly alertId?: number
  readonly claimId?: number | undefined
  readonly subjectId?: number | undefined
  readonly amountMinor?: number
  readonly reason?: string | undefined
  readonly route?: string
  /** What figures were before, and are after. */
  readonly changes?: readonly AuditedChange[]
  readonly requestId: string
  readonly at: Date
}

/** Adds what an operator did or looked at; the database lets nobody change it afterwards. */
export const insertAudit = (q: Queryable, row: NewAuditRow): Promise<number> =>
  q.run(sql`
    insert into ops_audit (act, operator_id, order_id, person_id, alert_id, claim_id, subject_id, amount_minor, reason, route,
      changes, request_id, at)
    values (${row.act}, ${row.operatorId}, ${row.orderId ?? null}, ${row.personId ?? null}, ${row.alertId ?? null},
      ${row.claimId ?? null}, ${row.subjectId ?? null}, ${row.amountMinor ?? null}, ${row.reason ?? null},
      ${row.route ?? null}, ${row.changes ? JSON.stringify(row.changes) : null}::jsonb, ${row.requestId}, ${row.at})`)
