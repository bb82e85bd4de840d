import type { OrderId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { driveSeconds } from '@washline/contract/orders/pay'
import { secondsAfter, secondsBetween } from '@washline/contract/times'
import type { OrderStop } from './order-stops.ts'
import { planStops, type StopsPlan } from './plan-stops.ts'
import type { JobStop, Travel } from './route-table.ts'

export interface OrderOnRoute {
  readonly orderId: OrderId
  readonly stops: readonly OrderStop[]
}

/** Where a Washer is, if that is known, and when. */
export interface RouteStart {
  readonly point: Readonly<Point> | null
  readonly at: Date
}

export interface ExpectedStop extends OrderStop {
  readonly orderId: OrderId
  readonly expectedAt: Date
  readonly isLate: boolean
}

/**
 * The planner counts in whole seconds, and drives are rounded up: then no way around is shorter than the direct one, by which
 * it leaves out what cannot be the best.
 */
const wholeDriveS = (from: Point, to: Point) => Math.ceil(driveSeconds(distanceMeters(from, to)))
const wholeSeconds = (from: Date, to: Date) => Math.round(secondsBetween(from, to))

/** Drives between places by their numbers, each computed once. */
function drivesOf(points: readonly Point[]): Travel {
  const drives = new Float64Array(points.length ** 2).fill(-1)
  return (from, to) => {
    const index = from * points.length + to
    const cached = drives[index] as number
    if (cached >= 0) return cached
    const [one, other] = [points[from], points[to]]
    const driveS = one && other ? wholeDriveS(one, other) : 0
    drives[index] = driveS
    return driveS
  }
}

interface Planned {
  readonly plan: StopsPlan
  readonly stops: readonly ExpectedStop[]
  /** From now to the end of the route, less the waits for pickups that are not due yet. */
  readonly busyS: number
}

function planned(orders: readonly OrderOnRoute[], start: RouteStart, upon?: Planned): Planned {
  const places = orders.flatMap(({ stops }) => stops.map(({ place }) => place))
  const travel = drivesOf([start.point ?? places[0], ...places].flatMap((point) => point ?? []))
  let place = 0
  const jobs: (readonly JobStop[])[] = orders.map(({ stops }) =>
    stops.map(({ readyAt, dueAt, serviceS, lagS }) => {
      place += 1
      return { place, readyS: wholeSeconds(start.at, readyAt), dueS: wholeSeconds(start.at, dueAt), serviceS, lagS }
    }),
  )
  const plan = planStops(jobs, { place: 0, fromS: 0 }, { travel, upon: upon?.plan })
  let [at, freeS, waitS] = [0, 0, 0]
  const stops = plan.stops.flatMap(({ order, stop, startS }): ExpectedStop[] => {
    const [of, what, job] = [orders[order], orders[order]?.stops[stop], jobs[order]?.[stop]]
    if (!of || !what || !job) return []
    if (what.kind === 'pickUp') waitS += startS - (freeS + travel(at, job.place))
    at = job.place
    freeS = startS + job.serviceS
    const expectedAt = secondsAfter(start.at, startS)
    return [{ ...what, orderId: of.orderId, expectedAt, isLate: expectedAt > what.dueAt }]
  })
  return { plan, stops, busyS: plan.endS - waitS }
}

/** The stops of a Washer's orders in the best order, with their expected times. */
export const planRoute = (orders: readonly OrderOnRoute[], start: RouteStart): readonly ExpectedStop[] =>
  planned(orders, start).stops

const lateOrders = (stops: readonly ExpectedStop[]) =>
  new Set(stops.filter(({ isLate }) => isLate).map(({ orderId }) => orderId))

export interface OfferExtra {
  readonly extraS: number
  /** An order in hand that is in time without the offered one would become late by it. */
  readonly delaysOther: boolean
}

/**
 * What an offered order would add, by the best order of stops with and without it. Not the ends of both routes
 * count, which differ by a day where one order is for tomorrow, but the time in which the Washer is busy. One beyond
 * the Washer's capacity, offered before they accepted another, is inserted.
 */
export function extraOfOffer(orders: readonly OrderOnRoute[], offered: OrderOnRoute, start: RouteStart): OfferExtra {
  const before = planned(orders, start)
  const isFull = orders.length >= market.dispatch.capacity
  const withIt = planned([...orders, offered], start, isFull ? before : undefined)
  const [lateBefore, lateWithIt] = [lateOrders(before.stops), lateOrders(withIt.stops)]
  return {
    extraS: Math.max(0, Math.round((withIt.busyS - before.busyS) / 60)) * 60,
    delaysOther: [...lateWithIt].some((id) => id !== offered.orderId && !lateBefore.has(id)),
  }
}

/**
 * How much later each offered order would be back than from the same Washer with nothing else to do: its stops are inserted where
 * they cost least in the best order of those in hand, which many orders can be compared by.
 */
export function delaysBehind(orders: readonly OrderOnRoute[], start: RouteStart): (offered: OrderOnRoute) => number {
  if (orders.length === 0) return () => 0
  const before = planned(orders, start)
  const backAt = (offered: OrderOnRoute, { stops }: Planned) =>
    stops.findLast(({ orderId }) => orderId === offered.orderId)?.expectedAt ?? start.at
  return (offered) =>
    Math.max(
      0,
      secondsBetween(
        backAt(offered, planned([offered], start)),
        backAt(offered, planned([...orders, offered], start, before)),
      ),
    )
}
