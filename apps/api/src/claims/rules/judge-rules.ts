import type { Evidence } from '@washline/contract/claims/evidence'
import type { ClaimRuleId } from '@washline/contract/claims/rules'
import type { ItemId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { type ClaimedItem, handedOver, type ItemCounts } from './findings.ts'
import { photos } from './judge-photos.ts'
import { standing } from './judge-standing.ts'
import { type Case, evidenceOf, type Judge, judged, notApplicable } from './judgement.ts'

const hourMs = 3_600_000
const noCounts = { listed: 0, countedIn: null, countedOut: null, received: null, claimedBefore: 0 }
const countsOf = ({ findings }: Case, itemId: ItemId): ItemCounts =>
  findings.counts.find((counts) => counts.itemId === itemId) ?? { itemId, ...noCounts }
const lostItems = ({ claim }: Case) => claim.items.filter(({ problem }) => problem === 'lost')

/** Pieces of an item in this claim, over all problems. */
const claimedOf = ({ claim }: Case, itemId: ItemId): number =>
  claim.items.filter((item) => item.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Both counts of the Washer show that these pieces, and those claimed before, did not come back. */
export function isCountedShort(counts: ItemCounts, item: Pick<ClaimedItem, 'quantity'>): boolean {
  const { countedIn, countedOut, claimedBefore } = counts
  if (countedIn === null || countedOut === null) return false
  return countedIn - countedOut >= item.quantity + claimedBefore
}

const countEvidence = (subject: Case, item: ClaimedItem): Evidence => {
  const { countedIn, countedOut } = countsOf(subject, item.itemId)
  return countedIn === null || countedOut === null
    ? evidenceOf('counts_unknown', { item: item.name })
    : evidenceOf('counts', { item: item.name, counted_in: countedIn, counted_out: countedOut })
}

const pieces: Record<'pieces_handed_over' | 'not_received' | 'missing_at_return' | 'washer_counted_short', Judge> = {
  pieces_handed_over: (subject) => {
    const items = subject.claim.items.filter(
      (item, index, all) => all.findIndex(({ itemId }) => itemId === item.itemId) === index,
    )
    const fits = ({ itemId }: ClaimedItem) => {
      const counts = countsOf(subject, itemId)
      return claimedOf(subject, itemId) + counts.claimedBefore <= handedOver(counts)
    }
    return judged(
      items.every(fits),
      items.map(({ itemId, name }) => {
        const counts = countsOf(subject, itemId)
        return evidenceOf('claimed_pieces', {
          item: name,
          claimed: claimedOf(subject, itemId),
          handed_over: handedOver(counts),
          before: counts.claimedBefore,
        })
      }),
    )
  },
  not_received: (subject) => {
    const items = lostItems(subject)
    if (items.length === 0) return notApplicable
    const missing = ({ itemId, quantity }: ClaimedItem) => {
      const counts = countsOf(subject, itemId)
      return counts.received === null || handedOver(counts) - counts.received >= quantity
    }
    return judged(
      items.every(missing),
      items.map(({ itemId, name }) => {
        const counts = countsOf(subject, itemId)
        return counts.received === null
          ? evidenceOf('not_counted_back', { item: name })
          : evidenceOf('received', { item: name, received: counts.received, handed_over: handedOver(counts) })
      }),
    )
  },
  missing_at_return: (subject) => {
    const items = lostItems(subject)
    if (items.length === 0) return notApplicable
    return judged(
      items.every((item) => isCountedShort(countsOf(subject, item.itemId), item)),
      items.map((item) => countEvidence(subject, item)),
    )
  },
  washer_counted_short: (subject) => {
    const items = lostItems(subject).filter((item) => countsOf(subject, item.itemId).countedOut !== null)
    if (items.length === 0) return notApplicable
    return judged(
      items.some((item) => isCountedShort(countsOf(subject, item.itemId), item)),
      items.map((item) => countEvidence(subject, item)),
    )
  },
}

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
  ...pieces,
  ...photos,
  ...values,
  ...standing,
  in_time: ({ claim, findings, market }) => {
    const afterMs = claim.submittedAt.getTime() - findings.deliveredAt.getTime()
    return judged(afterMs <= market.claims.windowMs, [
      evidenceOf('submitted_after', { hours: Math.floor(afterMs / hourMs) }),
    ])
  },
  few_claims: ({ findings: { customer }, market: { claims } }) => {
    const most = Math.min(claims.history.maximum, Math.floor(customer.orders / claims.history.ordersPerClaim))
    return judged(customer.claims <= most, [evidenceOf('history', { ...customer })])
  },
  washer_few_claims: ({ findings: { washer }, market: { claims } }) =>
    judged(washer.claims <= Math.floor(washer.orders / claims.history.ordersPerWasherClaim), [
      evidenceOf('history', { ...washer }),
    ]),
}
