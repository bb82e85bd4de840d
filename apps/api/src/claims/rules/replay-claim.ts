import type { ClaimRules } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { claimRulesOf } from '@washline/contract/settings/money-rules'
import { assess, type Report } from './assess-claim.ts'
import type { AssessedClaim, Findings } from './findings.ts'

/** What a report was made of, but for what people alone read. Dates are ISO texts once it is stored. */
export interface AssessedInput {
  readonly findings: Omit<Findings, 'looked'>
  readonly claim: AssessedClaim
}

const dateKeys = new Set(['promisedAt', 'undeliveredFrom', 'deliveredAt', 'takenAt', 'accountOpenedAt', 'submittedAt'])

/** A stored input with its dates. */
export const inputOf = (stored: unknown): AssessedInput =>
  JSON.parse(JSON.stringify(stored), (key, value) =>
    dateKeys.has(key) && typeof value === 'string' ? new Date(value) : value,
  ) as AssessedInput

export interface Outcome {
  readonly outcome: Report['outcome']
  /** What is paid at once, or would be at most. */
  readonly amountMinor: Minor
  readonly washerMinor: Minor
}

export interface ReplayedClaim {
  readonly before: Outcome
  readonly after: Outcome
  /** The limits of its time give what is stored, to the cent. */
  readonly isReproduced: boolean
}

/** Assesses a claim anew from what the rules knew then. The budget counts what was paid then. */
export function replayClaim(
  { findings, claim }: AssessedInput,
  stored: Pick<Report, 'assessedAt' | 'limits' | keyof Outcome>,
  rules: ClaimRules,
): ReplayedClaim {
  const complete: Findings = { ...findings, looked: { by: 'embedded', sightings: [] } }
  const at = new Date(stored.assessedAt)
  const outcomeBy = (given: ClaimRules) => outcomeOf(assess(complete, claim, { market: given, at }))
  const then = outcomeBy(claimRulesOf(stored.limits))
  const before = outcomeOf(stored)
  return {
    before,
    after: outcomeBy(rules),
    isReproduced:
      then.outcome === before.outcome &&
      then.amountMinor === before.amountMinor &&
      then.washerMinor === before.washerMinor,
  }
}

const outcomeOf = ({ outcome, amountMinor, washerMinor }: Outcome): Outcome => ({ outcome, amountMinor, washerMinor })
