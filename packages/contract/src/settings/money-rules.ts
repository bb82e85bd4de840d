import { z } from 'zod'
import { type ClaimRules, market, type PriceRules } from '../market.ts'

const amountUpTo = (mostMinor: number) => z.int().min(0).max(mostMinor).brand<'Minor'>()
const share = z.int().min(0).max(5_000)
const dayMs = 86_400_000

/** Fees, which may be published for a time. Before and after it those apply that are built in. */
export const feeRules = z.object({
  service_basis_points: share,
  service_minimum_minor: amountUpTo(10_000),
  load_medium_minor: amountUpTo(10_000),
  load_heavy_minor: amountUpTo(10_000),
  commission_basis_points: share,
  /** Of each larger cover, the smallest first. */
  coverage_fees_minor: z.array(amountUpTo(10_000)).length(market.coverage.extra.length),
})
export type FeeRules = z.infer<typeof feeRules>

/** Limits of a payment without an operator, which may be published for a time, too. */
export const claimLimits = z.object({
  instant_maximum_minor: amountUpTo(100_000),
  budget_minor: amountUpTo(10_000_000),
  paid_orders: z.int().min(0).max(100),
  account_age_days: z.int().min(0).max(365),
})
export type ClaimLimits = z.infer<typeof claimLimits>

export const builtInFees: FeeRules = {
  service_basis_points: market.fees.serviceBasisPoints,
  service_minimum_minor: market.fees.serviceMinimumMinor,
  load_medium_minor: market.fees.loadMinor.medium,
  load_heavy_minor: market.fees.loadMinor.heavy,
  commission_basis_points: market.fees.commissionBasisPoints,
  coverage_fees_minor: market.coverage.extra.map(({ feeMinor }) => feeMinor),
}

export const feeRuleNames = Object.keys(builtInFees) as (keyof FeeRules)[]

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
export const priceRulesOf = (fees: FeeRules): PriceRules => ({
  fees: {
    serviceBasisPoints: fees.service_basis_points,
    serviceMinimumMinor: fees.service_minimum_minor,
    loadMinor: { ...market.fees.loadMinor, medium: fees.load_medium_minor, heavy: fees.load_heavy_minor },
    commissionBasisPoints: fees.commission_basis_points,
  },
  coverage: {
    extra: market.coverage.extra.map(({ limitMinor, feeMinor }, index) => ({
      limitMinor,
      feeMinor: fees.coverage_fees_minor[index] ?? feeMinor,
    })),
  },
})

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
