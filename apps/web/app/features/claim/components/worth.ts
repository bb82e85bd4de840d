import type { Condition, Problem } from '@washline/contract/claims/problems'
import type { ClaimLine } from '@washline/contract/claims/schemas'
import { sumOfLines, type ValuedLine, valueItems } from '@washline/contract/claims/value-items'
import type { ItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { leastOf, type Minor } from '@washline/contract/money'
import { t } from '../../../platform/i18n/i18n.ts'

/** How an amount was computed: from a report, or from the form. */
export type Working = Omit<ClaimLine, 'item_id'>

const workingOf = ({ item, ...line }: ValuedLine<Entered>): Working => ({
  name: item.name,
  problem: item.problem,
  quantity: line.quantity,
  retail_minor: item.retailMinor,
  declared_minor: line.declaredMinor,
  counted_minor: line.countedMinor,
  age_months: item.ageMonths,
  expected_life_months: line.expectedLifeMonths,
  age_percent: line.ageBasisPoints / 100,
  condition: item.condition,
  condition_percent: line.conditionBasisPoints / 100,
  market_value_minor: line.marketMinor,
  amount_minor: line.amountMinor,
})

export interface Entered {
  readonly itemId: ItemId
  readonly name: string
  readonly problem: Problem
  readonly quantity: number
  readonly retailMinor: Minor
  readonly ageMonths: number
  readonly expectedLifeMonths: number
  readonly condition: Condition
}

export interface Worth {
  readonly lines: readonly Working[]
  readonly sumMinor: Minor
  /** Limited by the remaining cover. */
  readonly amountMinor: Minor
}

/** What items are worth, by the function that the server uses. */
export function worthOf(
  items: readonly Entered[],
  declared: readonly { itemId: ItemId; valueMinor: Minor }[],
  leftMinor: Minor,
): Worth {
  const lines = valueItems(items, declared, market)
  const sumMinor = sumOfLines(lines)
  return { lines: lines.map(workingOf), sumMinor, amountMinor: leastOf(sumMinor, leftMinor) }
}

export function ageText(months: number): string {
  if (months === 0) return t('Brand new')
  return months < 24
    ? t('{months, plural, one {# month} other {# months}}', { months })
    : t('{years, plural, one {# year} other {# years}}', { years: Math.round((months / 12) * 10) / 10 })
}
