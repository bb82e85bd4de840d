import type { OrderId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { driveSeconds } from '@washline/contract/orders/pay'
import { secondsAfter, secondsBetween } from '@washline/contract/times'
import type { OrderStop } from './order-stops.ts'
import { planStops } from './plan-stops.ts'
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

interface Planned {
  readonly stops: readonly ExpectedStop[]
  /** From now to the end of the route, less the waits for pickups that are not due yet. */
  readonly busyS: number
}

function planned(orders: readonly OrderOnRoute[], start: RouteStart): Planned {
  const places = orders.flatMap(({ stops }) => stops.map(({ place }) => place))
  const points = [start.point ?? places[0], ...places].flatMap((point) => point ?? [])
  const drives = points.map((from) => points.map((to) => wholeDriveS(from, to)))
  const travel: Travel = (from, to) => drives[from]?.[to] ?? 0
  let place = 0
  const jobs: (readonly JobStop[])[] = orders.map(({ stops }) =>
    stops.map(({ readyAt, dueAt, serviceS, lagS }) => {
      place += 1
      return { place, readyS: wholeSeconds(start.at, readyAt), dueS: wholeSeconds(start.at, dueAt), serviceS, lagS }
    }),
  )
  const plan = planStops(jobs, { place: 0, fromS: 0 }, { travel })
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
  return { stops, busyS: plan.endS - waitS }
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
 * count, which differ by a day where one order is for tomorrow, but the time in which the Washer is busy.
 */
export function extraOfOffer(orders: readonly OrderOnRoute[], offered: OrderOnRoute, start: RouteStart): OfferExtra {
  const before = planned(orders, start)
  const withIt = planned([...orders, offered], start)
  const [lateBefore, lateWithIt] = [lateOrders(before.stops), lateOrders(withIt.stops)]
  return {
    extraS: Math.max(0, Math.round((withIt.busyS - before.busyS) / 60)) * 60,
    delaysOther: [...lateWithIt].some((id) => id !== offered.orderId && !lateBefore.has(id)),
  }
}
