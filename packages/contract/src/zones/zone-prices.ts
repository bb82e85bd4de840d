import { distanceMeters, type Point } from '../maps/geo.ts'
import { leastOf, type Minor, minor, mostOf, shareOf, subtract } from '../money.ts'
import type { GarmentId } from '../scanning/catalogue.ts'
import type { PricedCatalogue } from '../scanning/priced-catalogue.ts'
import type { Zone } from './zone.ts'

/** The parts of a price that come from the zone of the pickup. */
export interface ZoneFees {
  /** For the market. */
  readonly zoneFeeMinor: Minor
  /** For the Washer. */
  readonly pickupFeeMinor: Minor
  /** For the Washer. */
  readonly smallOrderFeeMinor: Minor
}

export const noZoneFees: ZoneFees = {
  zoneFeeMinor: minor(0),
  pickupFeeMinor: minor(0),
  smallOrderFeeMinor: minor(0),
}

type PriceRules = Pick<Zone, 'price_factor' | 'prices'>

/** Whether laundry costs something else in a zone than in the market. */
export const hasOwnPrices = ({ price_factor, prices }: PriceRules): boolean =>
  price_factor !== 10_000 || prices !== null

/** The price list of a zone: its own price of a class, otherwise the market's times the factor, each rounded half up to the cent. */
export function catalogueIn(zone: PriceRules, catalogue: PricedCatalogue): PricedCatalogue {
  if (!hasOwnPrices(zone)) return catalogue
  const priced = Object.entries(catalogue.garments).map(([id, garment]) => [
    id,
    { ...garment, priceMinor: zone.prices?.[id as GarmentId] ?? shareOf(garment.priceMinor, zone.price_factor) },
  ])
  return { ...catalogue, garments: Object.fromEntries(priced) as PricedCatalogue['garments'] }
}

/** What the way costs: by the distance in whole metres from the zone's point. */
export function pickupFeeAt({ pickup_fee }: Pick<Zone, 'pickup_fee'>, place: Point): Minor {
  if (!pickup_fee) return minor(0)
  const distanceM = Math.round(distanceMeters(pickup_fee.from, place))
  return pickup_fee.bands.find(({ up_to_m }) => up_to_m === null || distanceM <= up_to_m)?.fee_minor ?? minor(0)
}

/** What a small order costs more; never more than what is missing, so that adding laundry is never dearer than leaving it out. */
export const smallOrderFee = (zone: Pick<Zone, 'small_order'>, valueMinor: Minor): Minor =>
  leastOf(zone.small_order?.fee_minor ?? minor(0), missingToLarge(zone, valueMinor))

/** What is missing to an order without that fee. */
export const missingToLarge = ({ small_order }: Pick<Zone, 'small_order'>, valueMinor: Minor): Minor =>
  mostOf(minor(0), subtract(small_order?.below_minor ?? minor(0), valueMinor))

/** What is missing to the minimum order. */
export const missingToMinimum = ({ minimum_minor }: Pick<Zone, 'minimum_minor'>, valueMinor: Minor): Minor =>
  mostOf(minor(0), subtract(minimum_minor, valueMinor))

export const zoneFeesAt = (zone: Zone, place: Point, valueMinor: Minor): ZoneFees => ({
  zoneFeeMinor: zone.fee_minor,
  pickupFeeMinor: pickupFeeAt(zone, place),
  smallOrderFeeMinor: smallOrderFee(zone, valueMinor),
})
