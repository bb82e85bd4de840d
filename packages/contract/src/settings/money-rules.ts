import { z } from 'zod'
import { type ClaimRules, market, type PriceRules } from '../market.ts'

const amountUpTo = (mostMinor: number) => z.int().min(0).max(mostMinor).brand<'Minor'>()
const fee = z.int().min(0).brand<'Minor'>()
const share = z.int().min(0).max(5_000)
const dayMs = 86_400_000

/** Fees, which may be published for a time. Before and after it the market's apply: what operators set, else what is built in. */
export const feeRules = z.object({
  service_basis_points: share,
  service_minimum_minor: fee,
  load_medium_minor: fee,
  load_heavy_minor: fee,
  commission_basis_points: share,
  /** Of each larger cover, the smallest first. */
  coverage_fees_minor: z.array(fee).length(market.coverage.extra.length),
  /** Those covers, where the market has others than are built in. An order keeps the ones it was placed by. */
  coverage_limits_minor: z.array(z.int().min(0).brand<'Minor'>()).length(market.coverage.extra.length).optional(),
})
export type FeeRules = z.infer<typeof feeRules>

/** Fees as operators publish them for a time: a slip of the hand is noticed. */
export const publishedFees = feeRules.refine(
  ({ service_minimum_minor, load_medium_minor, load_heavy_minor, coverage_fees_minor }) =>
    Math.max(service_minimum_minor, load_medium_minor, load_heavy_minor, ...coverage_fees_minor) <=
    market.fees.mostMinor,
  { path: ['service_minimum_minor'], message: 'This fee is too high.' },
)

/** Limits of a payment without an operator, which may be published for a time, too. */
export const claimLimits = z.object({
  instant_maximum_minor: amountUpTo(100_000),
  budget_minor: amountUpTo(10_000_000),
  paid_orders: z.int().min(0).max(100),
  account_age_days: z.int().min(0).max(365),
})
export type ClaimLimits = z.infer<typeof claimLimits>

/** Read before operators' values take their place: an order without fees of its own was placed by these. */
const { fees, coverage } = structuredClone({ fees: market.fees, coverage: market.coverage })

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
