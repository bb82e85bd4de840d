import { messages } from '@washline/contract/messages'
import * as endpoints from '@washline/contract/safety/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid } from '../platform/http/refusal.ts'
import type { SafetyDeps } from './deps.ts'
import { reportQueue, reportsOf } from './queries.ts'
import { type ReportRow, severityOf, showConsoleReport, showReport } from './rules.ts'
import { decideReport } from './use-cases/decide-report.ts'
import { reportProblem } from './use-cases/report-problem.ts'

const ranks = { urgent: 3, serious: 2, normal: 1, closed: 0 } as const
const partOf = (report: ReportRow) => (report.outcome ? 'closed' : severityOf(report))

/** Reads cursors like `urgent.7` or `closed.7`: the part of the queue and the id of the last row. */
function endOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const { part, id } = /^(?<part>urgent|serious|normal|closed)\.(?<id>\d{1,15})$/.exec(cursor)?.groups ?? {}
  if (!part || !id) throw invalid({ cursor: [messages.invalid] })
  return { rank: ranks[part as keyof typeof ranks], id: Number(id) }
}

export function safetyRoutes(http: Http, deps: SafetyDeps): void {
  http.route(
    endpoints.reportProblem,
    async ({ actor, body }) => {
      const { about, kind, text } = body
      const report = await reportProblem(deps, {
        reporterId: actor.userId,
        about,
        orderId: body.order_id ?? null,
        personId: body.person_id ?? null,
        kind,
        text,
      })
      return ok(showReport(report))
    },
    { limit: { per: 'actor', max: 20, windowS: 3_600 } },
  )

  http.route(endpoints.listReports, async ({ actor }) => ok((await reportsOf(deps.db, actor.userId)).map(showReport)))

  http.route(endpoints.listConsoleReports, async ({ query: { cursor, limit } }) => {
    const found = await reportQueue(deps.db, { after: endOf(cursor), limit: limit + 1 })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({ reports: page.map(showConsoleReport), next_cursor: last ? `${partOf(last)}.${last.id}` : null })
  })

  http.route(endpoints.decideReport, async ({ actor, params, body, idempotencyKey }) => {
    const report = await decideReport(deps, {
      reportId: params.id,
      operatorId: actor.userId,
      ...body,
      requestId: idempotencyKey,
    })
    return ok(showConsoleReport(report))
  })
}
