import type { Point } from '@washline/contract/maps/geo'
import { market, type PriceRules } from '@washline/contract/market'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import type { PricedCatalogue } from '@washline/contract/scanning/priced-catalogue'
import { zoneMessages } from '@washline/contract/zones/messages'
import type { Zone } from '@washline/contract/zones/zone'
import type { PlaceInZones } from '@washline/contract/zones/zone-at'
import { missingToMinimum, type ZoneFees, zoneFeesAt } from '@washline/contract/zones/zone-prices'
import type { OrderItem } from './merge-items.ts'
import { type Price, type PriceInput, priceOrder } from './price-order.ts'

/** The items at the prices of a list; a class that it does not have keeps its price. */
export const priceItems = <I extends Pick<OrderItem, 'garment' | 'unitPriceMinor'>>(
  items: readonly I[],
  { garments }: PricedCatalogue,
): I[] =>
  items.map((item) => ({
    ...item,
    unitPriceMinor: item.garment in garments ? garments[item.garment as GarmentId].priceMinor : item.unitPriceMinor,
  }))

/** The price of a draft in the zone of its pickup place, with the fees of this place. */
export const priceInZone = (
  { zone, place, rules }: { readonly zone: Zone; readonly place: Point; readonly rules: PriceRules },
  input: Omit<PriceInput, 'zoneFees'>,
): Price => priceOrder({ ...input, zoneFees: zoneFeesAt(zone, place, input.valueMinor) }, rules)

/** Why no order is placed at a place, by field of the call. */
export function refusedBy(place: Exclude<PlaceInZones, { state: 'open' }>): Record<string, string[]> {
  switch (place.state) {
    case 'outside':
      return { pickup_location: [zoneMessages.outside] }
    case 'paused':
      return { pickup_location: [zoneMessages.paused] }
    case 'closed':
      return { pickup_time: [zoneMessages.closed] }
    default:
      return place satisfies never
  }
}

export const isBelowMinimum = (zone: Zone, { valueMinor }: Pick<Price, 'valueMinor'>): boolean =>
  missingToMinimum(zone, valueMinor) > 0

/** From the pickup to the return. */
export const promiseSIn = ({ promise_minutes }: Pick<Zone, 'promise_minutes'>): number =>
  promise_minutes === null ? market.promise.durationS : promise_minutes * 60

/** The fees of a placed order, as they are stored. */
export const feesOf = ({ zoneFeeMinor, pickupFeeMinor, smallOrderFeeMinor }: ZoneFees): ZoneFees => ({
  zoneFeeMinor,
  pickupFeeMinor,
  smallOrderFeeMinor,
})
