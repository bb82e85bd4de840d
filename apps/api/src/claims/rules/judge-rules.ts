import type { Evidence } from '@washline/contract/claims/evidence'
import type { ClaimRuleId } from '@washline/contract/claims/rules'
import type { Minor } from '@washline/contract/money'
import type { ClaimedItem } from './findings.ts'
import { course } from './judge-course.ts'
import { photos } from './judge-photos.ts'
import { pieces } from './judge-pieces.ts'
import { standing } from './judge-standing.ts'
import { type Case, evidenceOf, type Judge, judged, notApplicable } from './judgement.ts'

const values: Record<'value_usual' | 'value_declared' | 'cover_left' | 'within_cover' | 'small_amount', Judge> = {
  value_usual: ({ lines, market }) =>
    judged(
      lines.every(({ item, declaredMinor }) => {
        return declaredMinor !== null || item.retailMinor <= item.usualMinor * market.claims.usualValueFactor
      }),
      lines.map(({ item, declaredMinor }) =>
        declaredMinor === null
          ? evidenceOf('value', {
              item: item.name,
              stated_amount_minor: item.retailMinor,
              usual_amount_minor: item.usualMinor,
            })
          : evidenceOf('value_of_declared', declaredValues(item, declaredMinor)),
      ),
    ),
  value_declared: ({ lines, market }) => {
    const high = lines.filter(({ item }) => item.retailMinor > market.claims.highValueMinor)
    if (high.length === 0) return notApplicable
    return judged(
      high.every(({ declaredMinor }) => declaredMinor !== null),
      high.map(({ item, declaredMinor }) =>
        declaredMinor === null
          ? evidenceOf('undeclared', { item: item.name, stated_amount_minor: item.retailMinor })
          : evidenceOf('value_of_declared', declaredValues(item, declaredMinor)),
      ),
    )
  },
  cover_left: (subject) => judged(subject.leftMinor > 0, [coverEvidence(subject)]),
  within_cover: (subject) => judged(subject.sumMinor <= subject.leftMinor, [coverEvidence(subject)]),
  small_amount: ({ amountMinor, market }) =>
    judged(amountMinor <= market.claims.instantMaximumMinor, [evidenceOf('amount', { amount_minor: amountMinor })]),
}

const declaredValues = (item: ClaimedItem, declaredMinor: Minor) => ({
  item: item.name,
  stated_amount_minor: item.retailMinor,
  declared_amount_minor: declaredMinor,
})
const coverEvidence = ({ findings }: Case): Evidence =>
  evidenceOf('cover', {
    limit_amount_minor: findings.cover.limitMinor,
    used_amount_minor: findings.cover.usedMinor,
  })

/** The check behind each rule of the published table. */
export const judges: Record<ClaimRuleId, Judge> = {
  ...course,
  ...pieces,
  ...photos,
  ...values,
  ...standing,
  few_claims: ({ findings: { customer }, market: { claims } }) => {
    const most = Math.min(claims.history.maximum, Math.floor(customer.orders / claims.history.ordersPerClaim))
    return judged(customer.claims <= most, [evidenceOf('history', { ...customer })])
  },
  washer_few_claims: ({ findings: { washer }, market: { claims } }) =>
    judged(washer.claims <= Math.floor(washer.orders / claims.history.ordersPerWasherClaim), [
      evidenceOf('history', { ...washer }),
    ]),
}
