import type { OrderId, ReportId, UserId } from '@washline/contract/ids'
import type { ReportKind, ReportOccasion, ReportOutcome } from '@washline/contract/safety/schemas'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface NewReport {
  readonly reporterId: UserId
  readonly about: ReportOccasion
  readonly orderId: OrderId | null
  readonly personId: UserId | null
  readonly kind: ReportKind
  readonly text: string
  readonly isUrgent: boolean
  readonly at: Date
}

export const insertReport = async (tx: Tx, report: NewReport): Promise<ReportId> =>
  (
    await tx.one<{ id: ReportId }>(sql`
      insert into reports (reporter_id, about, order_id, person_id, kind, text, is_urgent, created_at)
      values (${report.reporterId}, ${report.about}, ${report.orderId}, ${report.personId}, ${report.kind},
        ${report.text}, ${report.isUrgent}, ${report.at})
      returning id`)
  ).id

/** Closes a report if it is open; returns the number of rows changed. */
export const closeReport = (
  tx: Tx,
  closed: { reportId: ReportId; outcome: ReportOutcome; note: string; by: UserId; at: Date },
): Promise<number> =>
  tx.run(sql`
    update reports set outcome = ${closed.outcome}, note = ${closed.note}, closed_at = ${closed.at}, closed_by = ${closed.by}
    where id = ${closed.reportId} and outcome is null`)
