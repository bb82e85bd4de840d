import { type ClaimRuleId, claimRules, claimRulesVersion } from '@washline/contract/claims/rules'
import { sumOf, type ValuedLine, valueItems } from '@washline/contract/claims/value-items'
import type { market } from '@washline/contract/market'
import type { ClaimedItem, ClaimFacts, Findings } from './findings.ts'
import { type Case, isCountedShort, type Judgement, judges } from './judge-rules.ts'

/** A report as it is kept: amounts are minor units. */
export interface Report {
  readonly rulesVersion: number
  readonly assessedAt: string
  readonly outcome: 'approve' | 'reject' | 'review'
  readonly checks: readonly (Judgement & { readonly rule: ClaimRuleId })[]
  /** Absent in reports from before it was written down. */
  readonly looked?: Findings['looked']
  readonly lines: readonly ValuedLine<ClaimedItem>[]
  readonly sumMinor: number
  readonly cover: { readonly limitMinor: number; readonly usedMinor: number; readonly leftMinor: number }
  readonly amountMinor: number
  /** What of the amount the Washer bears by the rules. */
  readonly washerMinor: number
}

/**
 * Decides by the published table alone: the same claim, findings and market give the same report. A rule that rejects goes
 * before one that asks for a person; where all of them hold, the amount is approved.
 */
export function assess(
  findings: Findings,
  claim: ClaimFacts,
  given: { readonly market: Pick<typeof market, 'claims'>; readonly at: Date },
): Report {
  const lines = valueItems(claim.items, findings.declared, given.market)
  const sumMinor = sumOf(lines)
  const leftMinor = Math.max(0, findings.cover.limitMinor - findings.cover.usedMinor)
  const amountMinor = Math.min(sumMinor, leftMinor)
  const the: Case = { claim, findings, market: given.market, lines, sumMinor, leftMinor, amountMinor }
  const checks = claimRules.map((rule) => ({ rule: rule.id, ...judges[rule.id](the) }))
  const failed = (consequence: 'reject' | 'review') =>
    claimRules.some((rule, index) => rule.consequence === consequence && checks[index]?.result === 'failed')
  const outcome = failed('reject') ? 'reject' : failed('review') ? 'review' : 'approve'
  return {
    rulesVersion: claimRulesVersion,
    assessedAt: given.at.toISOString(),
    outcome,
    checks,
    looked: findings.looked,
    lines,
    sumMinor,
    cover: { ...findings.cover, leftMinor },
    amountMinor: outcome === 'reject' ? 0 : amountMinor,
    washerMinor: outcome === 'reject' ? 0 : Math.min(amountMinor, blamedMinor(the)),
  }
}

/** The lines of lost pieces that the Washer counted in and not out. */
const blamedMinor = ({ lines, findings }: Case): number =>
  sumOf(
    lines.filter(({ item }) => {
      const counts = findings.counts.find(({ itemId }) => itemId === item.itemId)
      return item.problem === 'lost' && counts !== undefined && isCountedShort(counts, item)
    }),
  )

/** What a claim can come to at most: what is held of the Washer's pay until it is decided. */
export function askedMinor(
  claim: ClaimFacts,
  findings: Pick<Findings, 'declared' | 'cover'>,
  given: { readonly market: Pick<typeof market, 'claims'> },
): number {
  const leftMinor = Math.max(0, findings.cover.limitMinor - findings.cover.usedMinor)
  return Math.min(sumOf(valueItems(claim.items, findings.declared, given.market)), leftMinor)
}
