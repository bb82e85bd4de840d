import { market } from '@washline/contract/market'
import { minor, toMajor } from '@washline/contract/money'
import type { Quote, QuotedZone } from '@washline/contract/orders/schemas'
import type { PlaceInZones } from '@washline/contract/zones/zone-at'
import { missingToLarge, missingToMinimum, type ZoneFees } from '@washline/contract/zones/zone-prices'
import { promiseSIn } from './price-in-zone.ts'
import type { Price } from './price-order.ts'

const noMoney = minor(0)

/** The fees of the zone, where there are any. */
export const showZoneFees = ({ zoneFeeMinor, pickupFeeMinor, smallOrderFeeMinor }: ZoneFees) => ({
  ...(zoneFeeMinor > 0 && { zone_fee: toMajor(zoneFeeMinor) }),
  ...(pickupFeeMinor > 0 && { pickup_fee: toMajor(pickupFeeMinor) }),
  ...(smallOrderFeeMinor > 0 && { small_order_fee: toMajor(smallOrderFeeMinor) }),
})

export const showQuote = (price: Price, place?: PlaceInZones): Quote => ({
  estimated_value: toMajor(price.valueMinor),
  service_fee: toMajor(price.serviceFeeMinor),
  coverage_fee: toMajor(price.coverageFeeMinor),
  ...showZoneFees(price),
  wallet: toMajor(price.walletMinor),
  total: toMajor(price.totalMinor),
  ...(place && { zone: showZone(place, price) }),
})

function showZone(place: PlaceInZones, { valueMinor }: Price): QuotedZone {
  const zone = place.state === 'outside' ? undefined : place.zone
  const toLarge = zone ? missingToLarge(zone, valueMinor) : noMoney
  return {
    state: place.state,
    opens_at: place.state === 'closed' ? (place.opensAt?.toISOString() ?? null) : null,
    time_zone: zone?.time_zone ?? null,
    reason: place.state === 'paused' ? place.reason : null,
    minimum: toMajor(zone?.minimum_minor ?? noMoney),
    missing: toMajor(zone ? missingToMinimum(zone, valueMinor) : noMoney),
    ...(toLarge > 0 && { missing_to_large: toMajor(toLarge) }),
    promise_s: zone ? promiseSIn(zone) : market.promise.durationS,
  }
}
