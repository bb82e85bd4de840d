import { isMissing } from '@washline/contract/claims/problems'
import { type ClaimRuleId, claimRules, claimRulesVersion } from '@washline/contract/claims/rules'
import { sumOfLines, type ValuedLine, valueItems } from '@washline/contract/claims/value-items'
import type { ClaimRules } from '@washline/contract/market'
import { leastOf, type Minor, minor, mostOf, subtract } from '@washline/contract/money'
import { claimLimitsOf } from '@washline/contract/settings/money-rules'
import type { ClaimLimits } from '@washline/contract/settings/money-schemas'
import type { AssessedClaim, ClaimedItem, Findings } from './findings.ts'
import { type CountedFindings, isHeldShort } from './judge-pieces.ts'
import { judges } from './judge-rules.ts'
import type { Case, Judgement } from './judgement.ts'

/** A stored report: amounts are minor units. */
export interface Report {
  readonly rulesVersion: number
  readonly assessedAt: string
  readonly outcome: 'approve' | 'reject' | 'review'
  /** Those of the time when the claim was made. */
  readonly limits: ClaimLimits
  readonly checks: readonly (Judgement & { readonly rule: ClaimRuleId })[]
  /** Absent in reports from before it was recorded. */
  readonly looked?: Findings['looked']
  readonly lines: readonly ValuedLine<ClaimedItem>[]
  readonly sumMinor: Minor
  readonly cover: { readonly limitMinor: Minor; readonly usedMinor: Minor; readonly leftMinor: Minor }
  readonly amountMinor: Minor
  /** The Washer's liability by the rules. */
  readonly washerMinor: Minor
}

/**
 * Decides by the published table alone: the same claim, findings and market give the same report. A failed rule that
 * rejects wins over one that asks for a review; when neither fails, the amount is approved.
 */
export function assess(
  findings: Findings,
  claim: AssessedClaim,
  given: { readonly market: ClaimRules; readonly at: Date },
): Report {
  const lines = valueItems(claim.items, findings.declared, given.market)
  const sumMinor = sumOfLines(lines)
  const leftMinor = leftOf(findings.cover)
  const amountMinor = leastOf(sumMinor, leftMinor)
  const subject: Case = { claim, findings, market: given.market, lines, sumMinor, leftMinor, amountMinor }
  const checks = claimRules.map((rule) => ({ rule: rule.id, ...judges[rule.id](subject) }))
  const failed = (consequence: 'reject' | 'review') => failedRules(checks, consequence).length > 0
  const outcome = failed('reject') ? 'reject' : failed('review') ? 'review' : 'approve'
  return {
    rulesVersion: claimRulesVersion,
    assessedAt: given.at.toISOString(),
    outcome,
    limits: claimLimitsOf(given.market),
    checks,
    looked: findings.looked,
    lines,
    sumMinor,
    cover: { ...findings.cover, leftMinor },
    amountMinor: outcome === 'reject' ? minor(0) : amountMinor,
    washerMinor: outcome === 'reject' ? minor(0) : leastOf(amountMinor, liableOf(subject)),
  }
}

const leftOf = ({ limitMinor, usedMinor }: Findings['cover']): Minor =>
  mostOf(minor(0), subtract(limitMinor, usedMinor))

/** Lost pieces that the Washer counted when they got the laundry and that were not there when they gave it away. */
const liableOf = (subject: Pick<Case, 'lines' | 'claim'> & { readonly findings: CountedFindings }): Minor =>
  sumOfLines(subject.lines.filter(({ item }) => isMissing(item.problem) && isHeldShort(subject, item.itemId)))

/** The most that a claim can be paid, and the most of it that the rules may lay on the Washer: so much of their pay is reserved. */
export function limitsOf(
  claim: AssessedClaim,
  findings: Pick<Findings, 'declared' | 'cover'> & CountedFindings,
  given: { readonly market: ClaimRules },
): { askedMinor: Minor; liableMinor: Minor } {
  const lines = valueItems(claim.items, findings.declared, given.market)
  const asked = leastOf(sumOfLines(lines), leftOf(findings.cover))
  return { askedMinor: asked, liableMinor: leastOf(asked, liableOf({ lines, claim, findings })) }
}

/** The claim would have been paid at once, had the budget not been used up. */
export const isOverBudgetOnly = ({ checks }: Pick<Report, 'checks'>): boolean => {
  const [reviewed, ...others] = failedRules(checks, 'review')
  return reviewed === 'within_budget' && others.length === 0
}

const failedRules = (checks: Report['checks'], consequence: 'reject' | 'review'): ClaimRuleId[] =>
  claimRules
    .filter((rule) => rule.consequence === consequence)
    .map(({ id }) => id)
    .filter((id) => checks.some(({ rule, result }) => rule === id && result === 'failed'))
