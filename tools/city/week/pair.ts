import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import type { Pair } from '../../../apps/api/src/dispatch/rules/match-cost.ts'
import { expectedReturn } from '../../../apps/api/src/orders/rules/expected-return.ts'
import { acceptanceRate, hourlyPay, skipsOf } from './candidates.ts'
import { type City, dateOf } from './city.ts'
import type { Order, Washer } from './people.ts'
import type { Promises } from './promises.ts'

interface Met {
  readonly order: Order
  readonly washer: Washer
  readonly distanceM: number
}

/** What an order and a Washer would mean for each other, as the product reads it. */
export function pairOf(city: City, promises: Pick<Promises, 'pacesOf'>, { order, washer, distanceM }: Met): Pair {
  const { nowS } = city.clock
  const { pickupS, pickedUpS, finishedS } = order
  const travelS = tripSeconds(distanceM)
  const taken = {
    pickupAt: dateOf(pickupS),
    pickedUpAt: pickedUpS === null ? null : dateOf(pickedUpS),
    isWashed: finishedS !== null,
  }
  return {
    ...expectedReturn(taken, { travelS, paces: promises.pacesOf(washer), delayS: 0 }, dateOf(nowS)),
    travelS,
    payMinorPerHour: hourlyPay(order, distanceM),
    ordersInHand: washer.tasks.length,
    acceptanceRate: acceptanceRate(washer),
    skipShare: skipsOf(washer, order, distanceM, nowS),
    isNewcomer: washer.record.ordersDone < market.dispatch.newcomerOrders,
    isFavourite: false,
  }
}
