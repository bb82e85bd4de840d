import { type ClaimRules, market, type PriceRules } from '../market.ts'
import { builtInMarket } from '../market-in-force.ts'
import type { ClaimLimits, FeeRules } from './money-schemas.ts'

const dayMs = 86_400_000

/** An order without fees of its own was placed by these, not by operators' values. */
const { fees, coverage } = builtInMarket

export const builtInFees: FeeRules = {
  service_basis_points: fees.serviceBasisPoints,
  service_minimum_minor: fees.serviceMinimumMinor,
  load_medium_minor: fees.loadMinor.medium,
  load_heavy_minor: fees.loadMinor.heavy,
  commission_basis_points: fees.commissionBasisPoints,
  coverage_fees_minor: coverage.extra.map(({ feeMinor }) => feeMinor),
}

/** Those that a trial may change. */
export const feeRuleNames = Object.keys(builtInFees) as Exclude<keyof FeeRules, 'coverage_limits_minor'>[]

/** The limits among what a claim is decided by. */
export const claimLimitsOf = ({ claims }: ClaimRules): ClaimLimits => ({
  instant_maximum_minor: claims.instantMaximumMinor,
  budget_minor: claims.instant.budgetMinor,
  paid_orders: claims.instant.paidOrders,
  account_age_days: claims.instant.accountAgeMs / dayMs,
})

export const builtInLimits: ClaimLimits = claimLimitsOf(market)
export const claimLimitNames = Object.keys(builtInLimits) as (keyof ClaimLimits)[]

/** What an order is priced by. */
export const priceRulesOf = (rules: FeeRules): PriceRules => ({
  fees: {
    serviceBasisPoints: rules.service_basis_points,
    serviceMinimumMinor: rules.service_minimum_minor,
    loadMinor: { ...fees.loadMinor, medium: rules.load_medium_minor, heavy: rules.load_heavy_minor },
    commissionBasisPoints: rules.commission_basis_points,
  },
  coverage: {
    extra: coverage.extra.map(({ limitMinor, feeMinor }, index) => ({
      limitMinor: rules.coverage_limits_minor?.[index] ?? limitMinor,
      feeMinor: rules.coverage_fees_minor[index] ?? feeMinor,
    })),
  },
})

/** What an order without fees of its own was placed by. */
export const builtInRules: PriceRules = priceRulesOf(builtInFees)

/** What a claim is decided by. */
export const claimRulesOf = (limits: ClaimLimits): ClaimRules => ({
  claims: {
    ...market.claims,
    instantMaximumMinor: limits.instant_maximum_minor,
    instant: {
      ...market.claims.instant,
      budgetMinor: limits.budget_minor,
      paidOrders: limits.paid_orders,
      accountAgeMs: limits.account_age_days * dayMs,
    },
  },
})
