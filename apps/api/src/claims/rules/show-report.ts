import type { ClaimReport } from '@washline/contract/claims/schemas'
import { toMajor } from '@washline/contract/money'
import type { Report } from './assess-claim.ts'
import type { ClaimView } from './claim.ts'

const percentOf = (basisPoints: number) => basisPoints / 100

/** A kept report, with whether it still is what it was: its hash is kept apart, in the event that it caused. */
export function showReport(report: Report, { events, reportSha256 }: ClaimView): ClaimReport {
  const kept = events.find((event) => event.reportSha256 !== null)?.reportSha256 ?? null
  return {
    rules_version: report.rulesVersion,
    assessed_at: report.assessedAt,
    outcome: report.outcome,
    washer_amount: toMajor(report.washerMinor),
    checks: report.checks.map(({ rule, result, evidence }) => ({ rule, result, evidence: [...evidence] })),
    lines: report.lines.map((line) => ({
      item_id: line.item.itemId,
      name: line.item.name,
      problem: line.item.problem,
      quantity: line.quantity,
      retail: toMajor(line.item.retailMinor),
      declared: line.declaredMinor === null ? null : toMajor(line.declaredMinor),
      counted: toMajor(line.countedMinor),
      age_months: line.item.ageMonths,
      life_months: line.lifeMonths,
      age_percent: percentOf(line.ageBasisPoints),
      condition: line.item.condition,
      condition_percent: percentOf(line.conditionBasisPoints),
      market_value: toMajor(line.marketMinor),
      amount: toMajor(line.amountMinor),
    })),
    looked: report.looked ? { by: report.looked.by, sightings: [...report.looked.sightings] } : null,
    sum: toMajor(report.sumMinor),
    cover: {
      limit: toMajor(report.cover.limitMinor),
      used: toMajor(report.cover.usedMinor),
      left: toMajor(report.cover.leftMinor),
    },
    amount: toMajor(report.amountMinor),
    sha256: kept ?? '',
    intact: kept !== null && kept === reportSha256,
  }
}
