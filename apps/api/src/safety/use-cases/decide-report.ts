import type { ReportId, UserId } from '@washline/contract/ids'
import { safetyRefusals } from '@washline/contract/safety/refusals'
import type { ReportOutcome } from '@washline/contract/safety/schemas'
import { insertAudit } from '../../console/index.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { SafetyDeps } from '../deps.ts'
import { reportById } from '../queries.ts'
import type { ReportRow } from '../rules.ts'
import { closeReport } from '../store.ts'

/** Closes a report with an outcome and a note; refuses with 409 if another operator closed it first. */
export const decideReport = (
  deps: SafetyDeps,
  input: {
    reportId: ReportId
    operatorId: UserId
    outcome: ReportOutcome
    note: string
    requestId: string | undefined
  },
): Promise<ReportRow> =>
  deps.db.transaction(async (tx) => {
    const { reportId, operatorId, outcome, note } = input
    const report = await reportById(tx, reportId)
    if (!report) throw notFound()
    const at = deps.clock.now()
    if ((await closeReport(tx, { reportId, outcome, note, by: operatorId, at })) === 0)
      throw refuse(safetyRefusals.reportDecided)
    await insertAudit(tx, {
      action: 'decide_report',
      operatorId,
      orderId: report.orderId,
      personId: report.person?.id ?? report.reporter.id,
      reason: note,
      requestId: input.requestId ?? deps.newId(),
      at,
    })
    return { ...report, outcome, note, closedAt: at }
  })
