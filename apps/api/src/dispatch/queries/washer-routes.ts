import type { RouteStop } from '@washline/contract/dispatch/route-endpoints'
import type { UserId } from '@washline/contract/ids'
import { cellMiddle } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { workInHand } from '../../orders/index.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { placesOfWashers } from '../../washers/index.ts'
import type { OpenOffer, OrderToOffer } from '../queries.ts'
import { offeredStops, stopsOf, takeoverStopsOf, type Workplace } from '../rules/order-stops.ts'
import {
  delaysBehind,
  extraOfOffer,
  type OfferExtra,
  type OrderOnRoute,
  planRoute,
  type RouteStart,
} from '../rules/plan-route.ts'

interface WasherNow {
  readonly orders: readonly OrderOnRoute[]
  readonly start: RouteStart
  readonly work: Workplace
}

/** What some Washers have to do, and where they are: seen lately, or else where they work. */
async function washersNow(q: Queryable, washerIds: readonly UserId[], now: Date): Promise<Map<UserId, WasherNow>> {
  const since = new Date(now.getTime() - market.pace.positionMs)
  const [seen, work] = await Promise.all([placesOfWashers(q, washerIds, since), workInHand(q, washerIds, now)])
  const places = new Map(seen.map((row) => [row.userId, row]))
  return new Map(
    [...work].map(([washerId, { orders, takeovers, usual }]) => {
      const { work: place = null, live = null } = places.get(washerId) ?? {}
      const home = place ?? live
      const work: Workplace = { home: home && { ...home, address: null }, usual, now }
      const route = [
        ...orders.map((order) => ({ orderId: order.orderId, stops: stopsOf(order, work) })),
        ...takeovers.map((takeover) => ({ orderId: takeover.orderId, stops: takeoverStopsOf(takeover, work) })),
      ]
      return [washerId, { orders: route, start: { point: live ?? home, at: now }, work }]
    }),
  )
}

/** The stops of a Washer's orders in hand, as their app shows them. */
export async function routeOf(q: Queryable, washerId: UserId, now: Date): Promise<RouteStop[]> {
  const washer = (await washersNow(q, [washerId], now)).get(washerId)
  if (!washer) return []
  return planRoute(washer.orders, washer.start).map(({ orderId, kind, place, expectedAt, dueAt, isLate }) => ({
    order_id: orderId,
    kind,
    place,
    expected_at: expectedAt.toISOString(),
    due_at: dueAt.toISOString(),
    late: isLate,
  }))
}

type OfferedPlace = OrderToOffer & Pick<OpenOffer, 'washerId'>

/** What an offer adds to the route of one of these Washers. */
export async function extrasOf(
  q: Queryable,
  washerIds: readonly UserId[],
  now: Date,
): Promise<(offer: OfferedPlace) => OfferExtra> {
  const washers = washerIds.length === 0 ? new Map<UserId, WasherNow>() : await washersNow(q, washerIds, now)
  return (offer) => {
    const washer = washers.get(offer.washerId)
    if (!washer) throw new Error(`the work of ${offer.washerId} was not read`)
    // Planned to its grid cell: the extra time must not help to find the door.
    return extraOfOffer(
      washer.orders,
      { orderId: offer.orderId, stops: offeredStops(offer, cellMiddle(offer), washer.work) },
      washer.start,
    )
  }
}

/** How many seconds later orders would be back with some Washers because of what these have to do. */
export async function delaysOf(
  q: Queryable,
  washerIds: readonly UserId[],
  now: Date,
): Promise<(order: OrderToOffer, washerId: UserId) => number> {
  const busy = new Map(
    [...(await washersNow(q, washerIds, now))].flatMap(([washerId, { orders, start, work }]) =>
      orders.length > 0 ? [[washerId, { delayOf: delaysBehind(orders, start), work }]] : [],
    ),
  )
  return (order, washerId) => {
    const washer = busy.get(washerId)
    return washer ? washer.delayOf({ orderId: order.orderId, stops: offeredStops(order, order, washer.work) }) : 0
  }
}
