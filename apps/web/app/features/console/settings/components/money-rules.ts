import { inMarketMoney } from '@washline/contract/market-in-force'
import { minor, minorDigits, minorPerMajor } from '@washline/contract/money'
import type { ClaimLimits, FeeRules } from '@washline/contract/settings/money-schemas'

export type MoneyKind = 'percent' | 'amount' | 'count'

/** The fees and limits that a draft may change, each with its kind and its greatest value as stored. */
export const moneyRules = {
  service_basis_points: { kind: 'percent', most: 5_000 },
  service_minimum_minor: { kind: 'amount', most: 10_000 },
  load_medium_minor: { kind: 'amount', most: 10_000 },
  load_heavy_minor: { kind: 'amount', most: 10_000 },
  commission_basis_points: { kind: 'percent', most: 5_000 },
  first_cover_minor: { kind: 'amount', most: 10_000 },
  second_cover_minor: { kind: 'amount', most: 10_000 },
  instant_maximum_minor: { kind: 'amount', most: 100_000 },
  budget_minor: { kind: 'amount', most: 10_000_000 },
  paid_orders: { kind: 'count', most: 100 },
  account_age_days: { kind: 'count', most: 365 },
} as const satisfies Record<string, { readonly kind: MoneyKind; readonly most: number }>

export type MoneyRuleName = keyof typeof moneyRules
/** As stored: basis points, minor units, counts. */
export type MoneyRules = Readonly<Record<MoneyRuleName, number>>

/** Fees and limits, as the form has them. */
export const moneyRulesOf = (
  { coverage_fees_minor: covers, coverage_limits_minor: _, ...fees }: FeeRules,
  limits: ClaimLimits,
): MoneyRules => ({
  ...fees,
  ...limits,
  first_cover_minor: covers[0] ?? 0,
  second_cover_minor: covers[1] ?? 0,
})

export const feesOf = (rules: MoneyRules): FeeRules => ({
  service_basis_points: rules.service_basis_points,
  service_minimum_minor: minor(rules.service_minimum_minor),
  load_medium_minor: minor(rules.load_medium_minor),
  load_heavy_minor: minor(rules.load_heavy_minor),
  commission_basis_points: rules.commission_basis_points,
  coverage_fees_minor: [minor(rules.first_cover_minor), minor(rules.second_cover_minor)],
})

export const claimsOf = (rules: MoneyRules): ClaimLimits => ({
  instant_maximum_minor: minor(rules.instant_maximum_minor),
  budget_minor: minor(rules.budget_minor),
  paid_orders: rules.paid_orders,
  account_age_days: rules.account_age_days,
})

/** Percent are typed in hundredths of what is stored, amounts in major units. */
const divisorOf = (name: MoneyRuleName) => ({ count: 1, percent: 100, amount: minorPerMajor() })[moneyRules[name].kind]
const decimalsOf = (name: MoneyRuleName) => ({ count: 0, percent: 2, amount: minorDigits() })[moneyRules[name].kind]

/** The text of a rule in its field. */
export const moneyText = (name: MoneyRuleName, stored: number): string => String(stored / divisorOf(name))

/** Amounts are those of the built-in market; in another currency their limits are worth as much there. */
const mostStored = (name: MoneyRuleName): number => {
  const { kind, most } = moneyRules[name]
  return kind === 'amount' ? inMarketMoney(most) : most
}

/** The greatest value, as it is typed. */
export const mostOf = (name: MoneyRuleName): number => mostStored(name) / divisorOf(name)

/** A typed rule as it is stored; undefined where it is out of range or finer than it is stored. */
export function readMoney(name: MoneyRuleName, text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  const decimals = decimalsOf(name)
  if (!/^\d{1,9}(\.\d+)?$/.test(typed) || (typed.split('.')[1]?.length ?? 0) > decimals) return undefined
  const stored = Math.round(Number(typed) * divisorOf(name))
  return stored <= mostStored(name) ? stored : undefined
}
