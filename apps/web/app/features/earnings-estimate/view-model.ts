import { market } from '@washline/contract/market'
import { netPayOf, orderSeconds, payPerHourMinor } from '@washline/contract/orders/pay'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { GarmentId } from '@washline/contract/scanning/catalogue'

/** A customer's usual bag, by load: the pieces of the smallest and of the largest. */
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
  valueMinor: Range
  /** What is left of it after the commission. */
  payMinor: Range
  weekMinor: Range
  /** With ways as far as a search first reaches, and with ways half as far. */
  perHourMinor: Range
  /** A week's hands-on hours and ways. */
  hours: Range
}

export type Range = readonly [least: number, most: number]

/** How far customers usually are: from half of a search's first reach to the whole of it. */
export const waysKm: Range = [market.dispatch.radiiKm[0] / 2, market.dispatch.radiiKm[0]]

/** What washing brings, from the price list, the commission and the time that orders are reckoned with. */
export function estimate(load: LoadType, ordersAWeek: number, priceOf: (garment: GarmentId) => number): Estimate {
  const [nearM, farM] = [waysKm[0] * 1_000, waysKm[1] * 1_000]
  const sum = (column: 1 | 2) => typicalBags[load].reduce((total, row) => total + priceOf(row[0]) * row[column], 0)
  const valueMinor: Range = [sum(1), sum(2)]
  const payMinor: Range = [netPayOf(valueMinor[0]), netPayOf(valueMinor[1])]
  return {
    valueMinor,
    payMinor,
    weekMinor: [payMinor[0] * ordersAWeek, payMinor[1] * ordersAWeek],
    perHourMinor: [payPerHourMinor(payMinor[0], farM, load), payPerHourMinor(payMinor[1], nearM, load)],
    hours: [(orderSeconds(nearM, load) * ordersAWeek) / 3_600, (orderSeconds(farM, load) * ordersAWeek) / 3_600],
  }
}
