import { messages } from '@washline/contract/messages'
import type { ReportOutcome } from '@washline/contract/safety/schemas'
import { insertAudit } from '../../ops/index.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { reportById } from '../queries.ts'
import type { ReportRow } from '../rules.ts'
import { closeReport } from '../store.ts'
import type { ReportProblemDeps } from './report-problem.ts'

export type DecideReportDeps = ReportProblemDeps & { readonly newId: () => string }

/** Closes a report with what was done about it. Of two operators one does. */
export const decideReport = (
  deps: DecideReportDeps,
  input: {
    reportId: number
    operatorId: number
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
      throw conflict('report_decided', messages.reports.decided)
    await insertAudit(tx, {
      act: 'decide_report',
      operatorId,
      orderId: report.orderId,
      personId: report.person?.id ?? report.reporter.id,
      reason: note,
      requestId: input.requestId ?? deps.newId(),
      at,
    })
    return { ...report, outcome, note, closedAt: at }
  })
