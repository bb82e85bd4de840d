import { type ReportKind, type ReportOccasion, urgentKinds } from '@washline/contract/safety/schemas'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { couldHaveMet, otherOfOrder, reportById } from '../queries.ts'
import type { ReportRow } from '../rules.ts'
import { insertReport } from '../store.ts'

export interface ReportProblemDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface ProblemReported {
  readonly reporterId: number
  readonly about: ReportOccasion
  readonly orderId: number | null
  readonly personId: number | null
  readonly kind: ReportKind
  readonly text: string
}

async function personOf(tx: Tx, { reporterId, orderId, personId }: ProblemReported): Promise<number | null> {
  if (orderId === null) {
    if (personId === null || !(await couldHaveMet(tx, reporterId, personId))) throw notFound()
    return personId
  }
  const other = await otherOfOrder(tx, orderId, reporterId)
  if (!other || (personId !== null && personId !== other.personId)) throw notFound()
  return other.personId
}

/** Brings a problem before the operators. Whom it is about follows from the order, where there is one. */
export const reportProblem = (deps: ReportProblemDeps, problem: ProblemReported): Promise<ReportRow> =>
  deps.db.transaction(async (tx) => {
    const personId = await personOf(tx, problem)
    const isUrgent = urgentKinds.includes(problem.kind)
    const reportId = await insertReport(tx, { ...problem, personId, isUrgent, at: deps.clock.now() })
    const report = await reportById(tx, reportId)
    if (!report) throw new Error(`report ${reportId} is gone right after it was made`)
    return report
  })
