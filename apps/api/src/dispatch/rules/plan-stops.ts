import { market } from '@washline/contract/market'
import { inserter, withJob } from './insert-job.ts'
import { type JobStop, type RouteTable, type RouteWeights, routeTable, type Travel } from './route-table.ts'
import { emptyRoute, type Route, type Vehicle, walkRoute } from './walk-route.ts'

/** A Washer now: where, and since when there is time for the next stop. */
export interface StopsStart {
  readonly place: number
  readonly fromS: number
}

export interface StopsPlan {
  /** In the order of driving. `order` and `stop` are positions in the input. */
  readonly stops: readonly { readonly order: number; readonly stop: number; readonly startS: number }[]
  readonly cost: number
  readonly endS: number
  /** The lateness of all last stops together. */
  readonly latenessS: number
}

/** How far a plan has come: the next stop of each order, and what can no longer be changed. */
interface Partial {
  readonly next: readonly number[]
  readonly path: readonly number[]
  readonly place: number
  readonly time: number
  readonly paid: number
  /** By order, when its latest stop ended: what follows may have to wait for it. */
  readonly ended: readonly number[]
}

function extend(table: RouteTable, from: Partial, order: number): Partial {
  const stop = from.next[order] as number
  const place = table.place[stop] as number
  const legS = table.travel(from.place, place)
  const afterS = (from.ended[order] as number) + (table.lag[stop] as number)
  const startS = Math.max(from.time + legS, table.ready[stop] as number, afterS)
  const lateS = startS - (table.due[stop] as number)
  const late = lateS > 0 ? (table.lateCost[stop] as number) + lateS * table.weights.lateness : 0
  const time = startS + (table.service[stop] as number)
  return {
    next: from.next.with(order, stop + 1),
    path: [...from.path, stop],
    place,
    time,
    paid: from.paid + legS * table.weights.travel + late,
    ended: from.ended.with(order, time),
  }
}

/** No dearer and no later in anything that what follows depends on. */
const isAtLeastAsGood = (a: Partial, b: Partial) =>
  a.paid <= b.paid && a.time <= b.time && a.ended.every((endS, order) => endS <= (b.ended[order] as number))

/** What a plan must still pay at least: the drive to the farthest last stop, and each order that cannot be in time any more. */
function leastLeft(table: RouteTable, { next, place, time }: Partial): number {
  const { end, due, lateCost, weights, travel } = table
  let farthestS = 0
  let late = 0
  for (let order = 0; order < next.length; order += 1) {
    const last = (end[order] as number) - 1
    if ((next[order] as number) > last) continue
    const driveS = travel(place, table.place[last] as number)
    const lateS = Math.max(time + driveS, table.ready[last] as number) - (due[last] as number)
    if (lateS > 0) late += (lateCost[last] as number) + lateS * weights.lateness
    farthestS = Math.max(farthestS, driveS)
  }
  return late + farthestS * (weights.travel + weights.busy)
}

/** The orders from one on, one after the other, each where it costs least in a route of those before. */
function insertFrom(first: number, table: RouteTable, vehicle: Vehicle, path: readonly number[] = []): Route {
  const insert = inserter(table, { steps: 0 })
  let route = walkRoute(table, vehicle, path) ?? emptyRoute
  for (let order = first; order < table.next.length; order += 1) {
    const found = insert(vehicle, route, order, Number.POSITIVE_INFINITY)
    route = (found && walkRoute(table, vehicle, withJob(table, route.stops, order, found.before))) ?? route
  }
  return route
}

/**
 * All orders of stops, one stop longer each time; of those that have done the same and stand at the same place, only the ones
 * that no other is at least as good as, and none that cannot become better than a good one.
 */
function bestPath(table: RouteTable, vehicle: Vehicle): readonly number[] {
  const orders = [...table.next.keys()]
  if (orders.length === 1) return [...table.place.keys()]
  const ended = orders.map(() => Number.NEGATIVE_INFINITY)
  const { busy } = table.weights
  const good = insertFrom(0, table, vehicle)
  const most = good.cost + 1e-6
  const costOf = ({ paid, time }: Partial) => paid + (time - vehicle.fromS) * busy
  let open: Partial[] = [{ next: [...table.next], path: [], place: vehicle.place, time: vehicle.fromS, paid: 0, ended }]
  for (let length = 0; length < table.place.length; length += 1) {
    const byState = new Map<number, Partial[]>()
    for (const partial of open)
      for (const order of orders) {
        if ((partial.next[order] as number) >= (table.end[order] as number)) continue
        const longer = extend(table, partial, order)
        if (costOf(longer) + leastLeft(table, longer) > most) continue
        const state = longer.next.reduce((sum, stop) => sum * (table.place.length + 1) + stop, order)
        const rivals = byState.get(state) ?? []
        if (rivals.some((rival) => isAtLeastAsGood(rival, longer))) continue
        byState.set(state, [...rivals.filter((rival) => !isAtLeastAsGood(longer, rival)), longer])
      }
    open = [...byState.values()].flat()
  }
  const best = open.reduce<Partial | undefined>((a, b) => (a && costOf(a) <= costOf(b) ? a : b), undefined)
  // The bounds hold for drives that no way around shortens; where others drop every path, the good one stands.
  return best?.path ?? good.stops
}

const toPlan = (table: RouteTable, route: Route, start: StopsStart): StopsPlan => {
  const firsts = [...table.next]
  const stops = route.stops.map((stop, index) => {
    const order = table.job[stop] as number
    return { order, stop: stop - (firsts[order] as number), startS: route.startS[index] as number }
  })
  const latenessS = route.stops.reduce((sum, stop, index) => {
    const lateS = (route.startS[index] as number) - (table.due[stop] as number)
    return table.closes[stop] === 1 ? sum + Math.max(0, lateS) : sum
  }, 0)
  return { stops, cost: route.cost, endS: route.endS.at(-1) ?? start.fromS, latenessS }
}

function planUpon({ stops }: StopsPlan, table: RouteTable, vehicle: Vehicle): Route {
  const planned = 1 + Math.max(-1, ...stops.map(({ order }) => order))
  const path = stops.map(({ order, stop }) => (table.next[order] as number) + stop)
  return insertFrom(planned, table, vehicle, path)
}

interface StopsOptions {
  readonly travel: Travel
  readonly weights?: RouteWeights
  /** A plan of the first orders that stays in its order. */
  readonly upon?: StopsPlan | undefined
}

/** So many orders are planned exactly; each more takes ten times as long or longer. */
const exactOrders = market.dispatch.capacity

/**
 * The best order of the stops that a Washer's orders in hand still have: fewest late orders first, then the shortest way. Exact
 * for as many orders as a Washer may have; further ones, and those that a plan is made upon, are inserted where they cost least.
 */
export function planStops(
  orders: readonly (readonly JobStop[])[],
  start: StopsStart,
  { travel, weights = market.dispatch.planning.weights, upon }: StopsOptions,
): StopsPlan {
  if (!upon && orders.length > exactOrders) {
    const exact = planStops(orders.slice(0, exactOrders), start, { travel, weights })
    return planStops(orders, start, { travel, weights, upon: exact })
  }
  const table = routeTable(orders, { weights, travel })
  const vehicle: Vehicle = {
    ...start,
    onS: start.fromS,
    offS: Number.POSITIVE_INFINITY,
    capacity: orders.length,
    load: 0,
    home: -1,
  }
  const route = upon ? planUpon(upon, table, vehicle) : walkRoute(table, vehicle, bestPath(table, vehicle))
  if (!route) throw new Error('a Washer without limits can drive every route')
  return toPlan(table, route, start)
}
