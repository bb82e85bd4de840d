import type { ClaimReport } from '@washline/contract/claims/schemas'
import type { Report } from './assess-claim.ts'
import type { ClaimView } from './claim.ts'

const percentOf = (basisPoints: number) => basisPoints / 100

/** A stored report. `intact` compares its hash with the one recorded in the event of the assessment. */
export function showReport(report: Report, { events, reportSha256 }: ClaimView): ClaimReport {
  const recordedHash = events.find((event) => event.reportSha256 !== null)?.reportSha256 ?? null
  return {
    rules_version: report.rulesVersion,
    assessed_at: report.assessedAt,
    outcome: report.outcome,
    limits: report.limits,
    washer_amount_minor: report.washerMinor,
    checks: report.checks.map(({ rule, result, evidence }) => ({ rule, result, evidence: [...evidence] })),
    lines: report.lines.map((line) => ({
      item_id: line.item.itemId,
      name: line.item.name,
      problem: line.item.problem,
      quantity: line.quantity,
      retail_minor: line.item.retailMinor,
      declared_minor: line.declaredMinor,
      counted_minor: line.countedMinor,
      age_months: line.item.ageMonths,
      expected_life_months: line.expectedLifeMonths,
      age_percent: percentOf(line.ageBasisPoints),
      condition: line.item.condition,
      condition_percent: percentOf(line.conditionBasisPoints),
      market_value_minor: line.marketMinor,
      amount_minor: line.amountMinor,
    })),
    looked: report.looked ? { by: report.looked.by, sightings: [...report.looked.sightings] } : null,
    sum_minor: report.sumMinor,
    cover: {
      limit_minor: report.cover.limitMinor,
      used_minor: report.cover.usedMinor,
      left_minor: report.cover.leftMinor,
    },
    amount_minor: report.amountMinor,
    sha256: recordedHash ?? '',
    intact: recordedHash !== null && recordedHash === reportSha256,
  }
}
