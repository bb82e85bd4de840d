import type { Evidence } from '@washline/contract/claims/evidence'
import type { ClaimRuleId } from '@washline/contract/claims/rules'
import type { RuleResult } from '@washline/contract/claims/schemas'
import type { ValuedLine } from '@washline/contract/claims/value-items'
import type { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import { type ClaimedItem, type ClaimFacts, type Findings, handedOver, type ItemCounts } from './findings.ts'

export interface Case {
  readonly claim: ClaimFacts
  readonly findings: Findings
  readonly market: Pick<typeof market, 'claims'>
  readonly lines: readonly ValuedLine<ClaimedItem>[]
  readonly sumMinor: number
  readonly leftMinor: number
  readonly amountMinor: number
}

export interface Judgement {
  readonly result: RuleResult
  readonly evidence: readonly Evidence[]
}

const hourMs = 3_600_000
const no: Judgement = { result: 'not_applicable', evidence: [] }
const judged = (holds: boolean, evidence: readonly Evidence[]): Judgement => ({
  result: holds ? 'passed' : 'failed',
  evidence,
})
const saw = (code: Evidence['code'], values: Evidence['values'] = {}): Evidence => ({ code, values })

const noCounts = { listed: 0, countedIn: null, countedOut: null, received: null, claimedBefore: 0 }
const countsOf = ({ findings }: Case, itemId: number): ItemCounts =>
  findings.counts.find((counts) => counts.itemId === itemId) ?? { itemId, ...noCounts }
const lostItems = ({ claim }: Case) => claim.items.filter(({ problem }) => problem === 'lost')
const hasDamage = ({ claim }: Case) => claim.items.some(({ problem }) => problem !== 'lost')

/** Pieces of an item in this claim, whatever is wrong with them. */
const claimedOf = ({ claim }: Case, itemId: number): number =>
  claim.items.filter((item) => item.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Both counts of the Washer show that these pieces, and those claimed before, did not come back. */
export function isCountedShort(counts: ItemCounts, item: Pick<ClaimedItem, 'quantity'>): boolean {
  const { countedIn, countedOut, claimedBefore } = counts
  if (countedIn === null || countedOut === null) return false
  return countedIn - countedOut >= item.quantity + claimedBefore
}

const countEvidence = (the: Case, item: ClaimedItem): Evidence => {
  const { countedIn, countedOut } = countsOf(the, item.itemId)
  return countedIn === null || countedOut === null
    ? saw('counts_unknown', { item: item.name })
    : saw('counts', { item: item.name, counted_in: countedIn, counted_out: countedOut })
}

const pieces: Record<'pieces_handed_over' | 'not_received' | 'missing_at_return' | 'washer_counted_short', Judge> = {
  pieces_handed_over: (the) => {
    const items = the.claim.items.filter(
      (item, index, all) => all.findIndex(({ itemId }) => itemId === item.itemId) === index,
    )
    const fits = ({ itemId }: ClaimedItem) => {
      const counts = countsOf(the, itemId)
      return claimedOf(the, itemId) + counts.claimedBefore <= handedOver(counts)
    }
    return judged(
      items.every(fits),
      items.map(({ itemId, name }) => {
        const counts = countsOf(the, itemId)
        return saw('claimed_pieces', {
          item: name,
          claimed: claimedOf(the, itemId),
          handed_over: handedOver(counts),
          before: counts.claimedBefore,
        })
      }),
    )
  },
  not_received: (the) => {
    const items = lostItems(the)
    if (items.length === 0) return no
    const missing = ({ itemId, quantity }: ClaimedItem) => {
      const counts = countsOf(the, itemId)
      return counts.received === null || handedOver(counts) - counts.received >= quantity
    }
    return judged(
      items.every(missing),
      items.map(({ itemId, name }) => {
        const counts = countsOf(the, itemId)
        return counts.received === null
          ? saw('not_counted_back', { item: name })
          : saw('received', { item: name, received: counts.received, handed_over: handedOver(counts) })
      }),
    )
  },
  missing_at_return: (the) => {
    const items = lostItems(the)
    if (items.length === 0) return no
    return judged(
      items.every((item) => isCountedShort(countsOf(the, item.itemId), item)),
      items.map((item) => countEvidence(the, item)),
    )
  },
  washer_counted_short: (the) => {
    const items = lostItems(the).filter((item) => countsOf(the, item.itemId).countedOut !== null)
    if (items.length === 0) return no
    return judged(
      items.some((item) => isCountedShort(countsOf(the, item.itemId), item)),
      items.map((item) => countEvidence(the, item)),
    )
  },
}

const photos: Record<'photos_unused' | 'photos_after_delivery' | 'photos_own', Judge> = {
  photos_unused: ({ findings }) => {
    const used = findings.photos.flatMap(({ number, usedBefore }) => {
      if (!usedBefore) return []
      const { byCustomer, claimId } = usedBefore
      return byCustomer
        ? saw('photo_used_by_you', { photo: number, claim: claimId })
        : saw('photo_used_by_other', { photo: number })
    })
    const plain = findings.photos
      .filter(({ isComparable }) => !isComparable)
      .map(({ number }) => saw('photo_plain', { photo: number }))
    return judged(used.length === 0, [saw('photos_compared', { photos: findings.photos.length }), ...used, ...plain])
  },
  photos_after_delivery: (the) => {
    const { findings, market } = the
    const dated = findings.photos.flatMap(({ number, takenAt }) => (takenAt ? { number, takenAt } : []))
    if (!hasDamage(the) || dated.length === 0) return no
    const earliest = findings.deliveredAt.getTime() - market.claims.photoTimeToleranceMs
    return judged(
      dated.every(({ takenAt }) => takenAt.getTime() >= earliest),
      findings.photos.map(({ number, takenAt }) =>
        takenAt
          ? saw('photo_taken', { photo: number, taken_at: takenAt.toISOString() })
          : saw('photo_undated', { photo: number }),
      ),
    )
  },
  photos_own: (the) => {
    if (!hasDamage(the)) return no
    const known = the.findings.photos.flatMap(({ number, sameAs }) => {
      if (sameAs === null) return []
      return saw(sameAs === 'scan' ? 'photo_is_scan' : 'photo_is_handover', { photo: number })
    })
    return judged(known.length === 0, known.length === 0 ? [saw('photos_differ')] : known)
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
          ? saw('value', {
              item: item.name,
              stated_amount: toMajor(item.retailMinor),
              usual_amount: toMajor(item.usualMinor),
            })
          : saw('value_of_declared', declaredValues(item, declaredMinor)),
      ),
    ),
  value_declared: ({ lines, market }) => {
    const high = lines.filter(({ item }) => item.retailMinor > market.claims.highValueMinor)
    if (high.length === 0) return no
    return judged(
      high.every(({ declaredMinor }) => declaredMinor !== null),
      high.map(({ item, declaredMinor }) =>
        declaredMinor === null
          ? saw('undeclared', { item: item.name, stated_amount: toMajor(item.retailMinor) })
          : saw('value_of_declared', declaredValues(item, declaredMinor)),
      ),
    )
  },
  cover_left: (the) => judged(the.leftMinor > 0, [coverEvidence(the)]),
  within_cover: (the) => judged(the.sumMinor <= the.leftMinor, [coverEvidence(the)]),
  small_amount: ({ amountMinor, market }) =>
    judged(amountMinor <= market.claims.instantMaximumMinor, [saw('amount', { amount: toMajor(amountMinor) })]),
}

const declaredValues = (item: ClaimedItem, declaredMinor: number) => ({
  item: item.name,
  stated_amount: toMajor(item.retailMinor),
  declared_amount: toMajor(declaredMinor),
})
const coverEvidence = ({ findings }: Case): Evidence =>
  saw('cover', {
    limit_amount: toMajor(findings.cover.limitMinor),
    used_amount: toMajor(findings.cover.usedMinor),
  })

type Judge = (the: Case) => Judgement

/** What each rule of the published table looks at, and whether it holds. */
export const judges: Record<ClaimRuleId, Judge> = {
  ...pieces,
  ...photos,
  ...values,
  in_time: ({ claim, findings, market }) => {
    const afterMs = claim.submittedAt.getTime() - findings.deliveredAt.getTime()
    return judged(afterMs <= market.claims.windowMs, [saw('submitted_after', { hours: Math.floor(afterMs / hourMs) })])
  },
  few_claims: ({ findings: { customer }, market: { claims } }) => {
    const most = Math.min(claims.history.maximum, Math.floor(customer.orders / claims.history.ordersPerClaim))
    return judged(customer.claims <= most, [saw('history', { ...customer })])
  },
  washer_few_claims: ({ findings: { washer }, market: { claims } }) =>
    judged(washer.claims <= Math.floor(washer.orders / claims.history.ordersPerWasherClaim), [
      saw('history', { ...washer }),
    ]),
}
