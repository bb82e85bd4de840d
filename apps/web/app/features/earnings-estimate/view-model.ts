import { market, type PriceRules } from '@washline/contract/market'
import { type Minor, sumOf, timesQuantity } from '@washline/contract/money'
import { netPayOf, orderSeconds, payPerHourMinor } from '@washline/contract/orders/pay'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { GarmentId } from '@washline/contract/scanning/catalogue'

/** A customer's usual bag by load: the items of the smallest and of the largest. */
export const typicalBags: Record<LoadType, readonly (readonly [piece: GarmentId, fewest: number, most: number])[]> = {
  light: [
    ['tshirt', 4, 6],
    ['shirt', 1, 1],
    ['shorts', 1, 1],
    ['briefs', 3, 5],
    ['socks', 3, 5],
  ],
  medium: [
    ['tshirt', 6, 8],
    ['shirt', 2, 3],
    ['jeans', 1, 2],
    ['briefs', 5, 7],
    ['socks', 5, 7],
    ['towel', 1, 2],
  ],
  heavy: [
    ['tshirt', 9, 12],
    ['shirt', 3, 5],
    ['jeans', 2, 3],
    ['briefs', 7, 10],
    ['socks', 7, 10],
    ['towel', 2, 3],
    ['bed-sheet', 1, 1],
  ],
}

export interface Estimate {
  /** What the customer pays for the pieces. */
  valueMinor: MinorRange
  /** The customer's price less the commission. */
  payMinor: MinorRange
  weekMinor: MinorRange
  /** With trips as far as a search's first radius, and half as far. */
  perHourMinor: MinorRange
  /** A week's hands-on hours and trips. */
  hours: Range
}

export type Range = readonly [least: number, most: number]
export type MinorRange = readonly [leastMinor: Minor, mostMinor: Minor]

/** How far customers usually are: from half of a search's first radius to all of it. */
export const distanceKm: Range = [market.dispatch.radiiKm[0] / 2, market.dispatch.radiiKm[0]]

/** What washing earns, from the price list, the commission and the standard times of orders. */
export function estimate(
  load: LoadType,
  ordersAWeek: number,
  { priceOf, rules }: { priceOf: (garment: GarmentId) => Minor; rules: PriceRules },
): Estimate {
  const [nearM, farM] = [distanceKm[0] * 1_000, distanceKm[1] * 1_000]
  const sum = (column: 1 | 2) => sumOf(typicalBags[load].map((row) => timesQuantity(priceOf(row[0]), row[column])))
  const valueMinor: MinorRange = [sum(1), sum(2)]
  const payMinor: MinorRange = [netPayOf(valueMinor[0], rules), netPayOf(valueMinor[1], rules)]
  return {
    valueMinor,
    payMinor,
    weekMinor: [timesQuantity(payMinor[0], ordersAWeek), timesQuantity(payMinor[1], ordersAWeek)],
    perHourMinor: [payPerHourMinor(payMinor[0], farM, load), payPerHourMinor(payMinor[1], nearM, load)],
    hours: [(orderSeconds(nearM, load) * ordersAWeek) / 3_600, (orderSeconds(farM, load) * ordersAWeek) / 3_600],
  }
}
