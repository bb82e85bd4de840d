import type { DraftClaims, DraftFees } from '@washline/contract/lab/endpoints'
import { type ClaimRules, market, type PriceRules } from '@washline/contract/market'

const dayMs = 86_400_000

/** The fees of a draft, over those of the market. */
export const priceRulesOf = (fees: DraftFees): PriceRules => ({
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

/** The limits of a draft, over those of the market. */
export const claimRulesOf = (limits: DraftClaims): ClaimRules => ({
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
