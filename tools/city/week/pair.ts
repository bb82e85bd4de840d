import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import type { Pair } from '../../../apps/api/src/dispatch/rules/match-cost.ts'
import type { RefusalPair } from '../../../apps/api/src/dispatch/rules/refusal-inputs.ts'
import { expectedReturn } from '../../../apps/api/src/orders/rules/expected-return.ts'
import type { Paces } from '../../../apps/api/src/orders/rules/pace.ts'
import { acceptanceRate, hourlyPay, skipsOf } from './candidates.ts'
import { type City, dateOf } from './city.ts'
import { orderToTake } from './order-times.ts'
import type { Order, Washer } from './people.ts'

export interface Met {
  readonly order: Order
  readonly washer: Washer
  readonly distanceM: number
}

/** What the chance of a refusal is computed from. */
export const refusalPairOf = ({ clock: { nowS } }: City, { order, washer, distanceM }: Met): RefusalPair => ({
  travelS: tripSeconds(distanceM),
  payMinorPerHour: hourlyPay(order, distanceM),
  ordersInHand: washer.tasks.length,
  acceptanceRate: acceptanceRate(washer),
  skipShare: skipsOf(washer, order, distanceM, nowS),
})

/** What an order and a Washer would mean for each other, as the product reads it. */
export function pairOf(city: City, met: Met, work: { readonly paces: Paces; readonly delayS: number }): Pair {
  const pair = refusalPairOf(city, met)
  return {
    ...pair,
    ...expectedReturn(orderToTake(met.order), { ...work, travelS: pair.travelS }, dateOf(city.clock.nowS)),
    isNewcomer: met.washer.record.ordersDone < market.dispatch.newcomerOrders,
    isFavourite: false,
  }
}
