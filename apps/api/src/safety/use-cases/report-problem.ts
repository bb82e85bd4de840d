import type { OrderId, UserId } from '@washline/contract/ids'
import { type ReportKind, type ReportOccasion, urgentKinds } from '@washline/contract/safety/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { ReportProblemDeps } from '../deps.ts'
import { couldHaveMet, otherOfOrder, reportById } from '../queries.ts'
import type { ReportRow } from '../rules.ts'
import { insertReport } from '../store.ts'

export interface ProblemReported {
  readonly reporterId: UserId
  readonly about: ReportOccasion
  readonly orderId: OrderId | null
  readonly personId: UserId | null
  readonly kind: ReportKind
  readonly text: string
}

async function personOf(tx: Tx, { reporterId, orderId, personId }: ProblemReported): Promise<UserId | null> {
  if (orderId === null) {
    if (personId === null || !(await couldHaveMet(tx, reporterId, personId))) throw notFound()
    return personId
  }
  const other = await otherOfOrder(tx, orderId, reporterId)
  if (!other || (personId !== null && personId !== other.personId)) throw notFound()
  return other.personId
}

/** Stores a report for the operators. With an order, the reported person is the other person of the order. */
export const reportProblem = (deps: ReportProblemDeps, problem: ProblemReported): Promise<ReportRow> =>
  deps.db.transaction(async (tx) => {
    const personId = await personOf(tx, problem)
    const isUrgent = urgentKinds.includes(problem.kind)
    const reportId = await insertReport(tx, { ...problem, personId, isUrgent, at: deps.clock.now() })
    const report = await reportById(tx, reportId)
    if (!report) throw new Error(`report ${reportId} cannot be read after it was inserted`)
    return report
  })
