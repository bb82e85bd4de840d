import { digitsOf } from '../currency.ts'
import { leastOf, type Minor, minor } from '../money.ts'
import { nearestPrice } from '../scanning/priced-catalogue.ts'
import { roundedIn } from '../settings/currency-amounts.ts'
import type { MarketProfile } from '../settings/market-profile.ts'
import { zoneLimits } from './limits.ts'
import type { Zone } from './zone.ts'

/** What amounts are of: a currency, and what built-in amounts are worth in it. */
type Money = Pick<MarketProfile, 'currency' | 'amount_percent'>

/** Zones whose amounts are worth in another currency what they were worth in the former one, rounded to what people pay there. */
export function zonesInCurrency(zones: readonly Zone[], from: Money, to: Money): Zone[] {
  const converted = (amount: Minor): Minor => {
    const exactMinor = (amount * to.amount_percent) / from.amount_percent
    return roundedIn(to.currency, exactMinor / 10 ** digitsOf(to.currency))
  }
  const mostMinor = minor(Math.floor((zoneLimits.feeMinor * to.amount_percent) / 100))
  const fee = (amount: Minor): Minor => leastOf(mostMinor, converted(amount))
  return zones.map((zone) => ({
    ...zone,
    minimum_minor: fee(zone.minimum_minor),
    fee_minor: fee(zone.fee_minor),
    small_order: zone.small_order && {
      below_minor: fee(zone.small_order.below_minor),
      fee_minor: fee(zone.small_order.fee_minor),
    },
    pickup_fee: zone.pickup_fee && {
      ...zone.pickup_fee,
      bands: zone.pickup_fee.bands.map((band) => ({ ...band, fee_minor: fee(band.fee_minor) })),
    },
    prices:
      zone.prices &&
      Object.fromEntries(
        Object.entries(zone.prices).map(([garment, price]) => [
          garment,
          nearestPrice(converted(price), to.amount_percent),
        ]),
      ),
  }))
}
