import { market } from '@washline/contract/market'
import type { Pair } from '../../../apps/api/src/dispatch/rules/match-cost.ts'
import { acceptanceRate, hourlyPay, skipsOf } from './candidates.ts'
import type { City } from './city.ts'
import type { Order, Washer } from './people.ts'
import { type Outlook, promisedS } from './route.ts'

interface Prospect {
  readonly distanceM: number
  readonly outlook: Outlook
}

/** What an order and a Washer would mean for each other, as the product's rules read it. */
export const pairOf = (city: City, order: Order, washer: Washer, { distanceM, outlook }: Prospect): Pair => ({
  ...outlook,
  spreadS: 900 + 300 * washer.tasks.length,
  promisedS: promisedS(order),
  payMinorPerHour: hourlyPay(order, distanceM),
  ordersInHand: washer.tasks.length,
  acceptanceRate: acceptanceRate(washer),
  skipShare: skipsOf(washer, order, distanceM, city.clock.nowS),
  isNewcomer: washer.record.ordersDone < market.dispatch.newcomerOrders,
  isFavourite: false,
})
