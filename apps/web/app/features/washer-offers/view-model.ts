import type { OfferDecision } from '@washline/contract/dispatch/explanations'
import { formatDate } from '../../platform/format/date.ts'

/** The decisions of each day together, in the order of the list. */
export function byDay(decisions: readonly OfferDecision[]): { day: string; rows: OfferDecision[] }[] {
  const days = new Map<string, OfferDecision[]>()
  for (const decision of decisions) {
    const day = formatDate(decision.at)
    days.set(day, [...(days.get(day) ?? []), decision])
  }
  return [...days].map(([day, rows]) => ({ day, rows }))
}
