import { toOrderId } from '@washline/contract/ids'
import { offeredStops, stopsOf, type Workplace } from '../../../apps/api/src/dispatch/rules/order-stops.ts'
import { delaysBehind, type OrderOnRoute } from '../../../apps/api/src/dispatch/rules/plan-route.ts'
import { usualTimes, washLeftS } from '../../../apps/api/src/orders/rules/usual-times.ts'
import { type City, dateOf, positionOf } from './city.ts'
import { orderToTake, timesOf } from './order-times.ts'
import type { Order, Point, Task, Washer } from './people.ts'
import { onGlobe, type Promises } from './promises.ts'

const placeOf = (point: Point) => ({ ...onGlobe(point), address: null })

const offered = (order: Order, work: Workplace): OrderOnRoute => ({
  orderId: toOrderId(order.id),
  stops: offeredStops(orderToTake(order), onGlobe(order.from), work),
})

/**
 * How many seconds later orders would be back with a Washer because of what the Washer has to do, as the product plans it now: it does
 * not know how long this wash takes, which machines are free, or who will not come.
 */
function delaysWith(washer: Washer, city: City, promises: Pick<Promises, 'pacesOf'>): (order: Order) => number {
  if (washer.tasks.length === 0) return () => 0
  const now = dateOf(city.clock.nowS)
  const paces = promises.pacesOf(washer)
  const work: Workplace = { home: placeOf(washer.home), usual: usualTimes(paces), now }
  const onRoute = ({ order, stops: [next] }: Task): OrderOnRoute => {
    if (next?.stage === 'takeover') return offered(order, work)
    const times = timesOf(order)
    const leftS = washLeftS(paces, times.laundryStartedAt ?? now, now)
    return {
      orderId: toOrderId(order.id),
      stops: stopsOf({ ...times, door: placeOf(order.door), washLeftS: leftS }, work),
    }
  }
  const delayOf = delaysBehind(washer.tasks.map(onRoute), {
    point: onGlobe(positionOf(washer, city.clock.nowS)),
    at: now,
  })
  return (order) => delayOf(offered(order, work))
}

/** The delays of one decision: each Washer's work is planned once. */
export function delaysIn(city: City, promises: Pick<Promises, 'pacesOf'>): (order: Order, washer: Washer) => number {
  const planned = new Map<Washer, (order: Order) => number>()
  return (order, washer) => {
    const delayOf = planned.get(washer) ?? delaysWith(washer, city, promises)
    planned.set(washer, delayOf)
    return delayOf(order)
  }
}
