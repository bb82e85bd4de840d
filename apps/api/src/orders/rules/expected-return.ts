import { market } from '@washline/contract/market'
import { promiseEndsAt, timerSOf } from '@washline/contract/orders/deadlines'
import { secondsBetween } from '@washline/contract/times'
import type { Paces } from './pace.ts'
import { leftOf, sumOf } from './time-left.ts'

/** When an order that nobody has accepted yet would be back, in seconds from now: expected, give or take, and promised. */
export interface ExpectedReturn {
  readonly backS: number
  readonly spreadS: number
  readonly promisedS: number
}

/** An order that a Washer would take now, or the rest of one that another Washer has picked up. */
export interface OrderToTake {
  readonly pickupAt: Date
  readonly pickedUpAt: Date | null
  readonly isWashed: boolean
  /** From the pickup to the return; absent: as the market promises. */
  readonly promiseS?: number
}

/**
 * The promise counts from the pickup, or from when the pickup is due for a Washer who accepts now: one who comes later than that is not
 * on time. Both ways take this drive, the rest what it takes this Washer, and the delay that the stops of
 * other orders in hand make.
 */
export function expectedReturn(
  order: OrderToTake,
  { travelS, paces, delayS }: { readonly travelS: number; readonly paces: Paces; readonly delayS: number },
  now: Date,
): ExpectedReturn {
  const { pickupAt, pickedUpAt, isWashed } = order
  const { handoverS, travelSpread } = market.pace
  const drive = leftOf({ mean: Math.log(travelS + handoverS), spread: travelSpread })
  const after = sumOf([...(isWashed ? [] : [leftOf(paces.start), leftOf(paces.wash)]), drive])
  const dueS = Math.max(secondsBetween(now, pickupAt), market.pickup.leadMs / 1_000)
  return {
    backS: Math.max(drive.mean, pickedUpAt ? 0 : secondsBetween(now, pickupAt)) + after.mean + delayS,
    spreadS: Math.sqrt(drive.variance + after.variance),
    promisedS: pickedUpAt ? secondsBetween(now, promiseEndsAt(pickedUpAt, order)) : dueS + timerSOf(order),
  }
}
