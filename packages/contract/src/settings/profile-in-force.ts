import { digitsOf } from '../currency.ts'
import type { MarketInForce } from '../market-in-force.ts'
import { minor } from '../money.ts'
import type { MarketProfile } from './market-profile.ts'

/** A profile as processes and clients adopt it. */
export const inForce = (version: number, profile: MarketProfile): MarketInForce => {
  const { fees } = profile
  return {
    version,
    name: profile.name,
    currency: profile.currency,
    minor_digits: digitsOf(profile.currency),
    symbol: profile.symbol,
    locale: profile.locale,
    time_zone: profile.time_zone,
    amount_percent: profile.amount_percent,
    deposit_minor: profile.deposit_minor,
    promise_s: profile.promise_minutes * 60,
    fees: {
      service_basis_points: fees.service_basis_points,
      service_minimum_minor: fees.service_minimum_minor,
      load_minor: { light: minor(0), medium: fees.load_medium_minor, heavy: fees.load_heavy_minor },
      commission_basis_points: fees.commission_basis_points,
    },
    coverage: {
      included_minor: profile.cover_minor,
      extra: fees.coverage_limits_minor.map((limit_minor, index) => ({
        limit_minor,
        fee_minor: fees.coverage_fees_minor[index] ?? minor(0),
      })),
    },
  }
}
