import type { Evidence } from '@washline/contract/claims/evidence'
import type { RuleResult } from '@washline/contract/claims/schemas'
import type { ValuedLine } from '@washline/contract/claims/value-items'
import type { ClaimRules } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { AssessedClaim, ClaimedItem, Findings } from './findings.ts'

export interface Case {
  readonly claim: AssessedClaim
  readonly findings: Findings
  readonly market: ClaimRules
  readonly lines: readonly ValuedLine<ClaimedItem>[]
  readonly sumMinor: Minor
  readonly leftMinor: Minor
  readonly amountMinor: Minor
}

export interface Judgement {
  readonly result: RuleResult
  readonly evidence: readonly Evidence[]
}

export type Judge = (subject: Case) => Judgement

export const notApplicable: Judgement = { result: 'not_applicable', evidence: [] }
/** Nothing could answer the question: neither met nor failed, and the evidence is why. */
export const unanswered = (evidence: readonly Evidence[]): Judgement => ({ result: 'not_applicable', evidence })
export const judged = (passed: boolean, evidence: readonly Evidence[]): Judgement => ({
  result: passed ? 'passed' : 'failed',
  evidence,
})
export const evidenceOf = (code: Evidence['code'], values: Evidence['values'] = {}): Evidence => ({ code, values })
