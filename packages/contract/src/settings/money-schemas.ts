import { z } from 'zod'
import { market } from '../market.ts'
import { amountMessages } from '../payments/amount-messages.ts'

/** So many times the built-in limit of a payment without an operator, as the market's currency has it. */
const amountUpTo = (times: number) =>
  z
    .int()
    .min(0)
    .refine((amount) => amount <= market.claims.instantMaximumMinor * times, amountMessages.impossible)
    .brand<'Minor'>()
const fee = z.int().min(0).brand<'Minor'>()
const share = z.int().min(0).max(5_000)

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
  instant_maximum_minor: amountUpTo(20),
  budget_minor: amountUpTo(2_000),
  paid_orders: z.int().min(0).max(100),
  account_age_days: z.int().min(0).max(365),
})
export type ClaimLimits = z.infer<typeof claimLimits>
