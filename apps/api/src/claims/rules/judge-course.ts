import { isMissing } from '@washline/contract/claims/problems'
import { type Case, evidenceOf, type Judge, judged, notApplicable } from './judgement.ts'

const hourMs = 3_600_000

/** The claim was made before anything was delivered. */
const isUndelivered = ({ claim, findings: { deliveredAt } }: Case): boolean =>
  deliveredAt === null || claim.isUndelivered === true

type CourseRule = 'in_time' | 'not_delivered_since' | 'order_delivered' | 'kind_decidable'

/** When the order was delivered, and what is reported. */
export const course: Record<CourseRule, Judge> = {
  in_time: (subject) => {
    const { claim, findings, market } = subject
    const { deliveredAt, promisedAt, undeliveredFrom } = findings
    if (deliveredAt === null || isUndelivered(subject))
      return judged(claim.submittedAt.getTime() >= undeliveredFrom.getTime(), [
        evidenceOf('not_delivered', { due_at: promisedAt.toISOString() }),
      ])
    const afterMs = claim.submittedAt.getTime() - deliveredAt.getTime()
    return judged(afterMs <= market.claims.windowMs, [
      evidenceOf('submitted_after', { hours: Math.floor(afterMs / hourMs) }),
    ])
  },
  not_delivered_since: (subject) => {
    const { deliveredAt, promisedAt } = subject.findings
    if (!isUndelivered(subject)) return notApplicable
    return deliveredAt === null
      ? judged(true, [evidenceOf('not_delivered', { due_at: promisedAt.toISOString() })])
      : judged(false, [evidenceOf('delivered_after_claim', { delivered_at: deliveredAt.toISOString() })])
  },
  order_delivered: ({ claim, findings: { deliveredAt, promisedAt } }) => {
    if (!claim.items.some(({ problem }) => isMissing(problem))) return notApplicable
    return deliveredAt === null
      ? judged(false, [evidenceOf('not_delivered', { due_at: promisedAt.toISOString() })])
      : judged(true, [evidenceOf('delivered', { delivered_at: deliveredAt.toISOString() })])
  },
  kind_decidable: ({ claim }) => {
    const undecidable = claim.items.flatMap(({ problem, name }) => {
      if (problem === 'theft') return evidenceOf('reported_theft', { item: name })
      return problem === 'wrong_item' ? evidenceOf('reported_wrong_item', { item: name }) : []
    })
    return judged(undecidable.length === 0, undecidable)
  },
}
