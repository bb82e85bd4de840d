import type { RouteTable } from './route-table.ts'
import { emptyRoute, type Route, type Vehicle } from './walk-route.ts'

/** Where the stops of an order go: each before so many stops of the present route. */
export interface Insertion {
  readonly cost: number
  readonly before: readonly number[]
}

/** Counts the stops that were tried: what a plan may spend, the same on every machine. */
export interface Work {
  steps: number
}

export type Inserter = (vehicle: Vehicle, route: Route, job: number, below: number) => Insertion | undefined

/** What is being tried. */
interface Trial {
  readonly table: RouteTable
  readonly work: Work
  /** When each stop ended on the path that is being tried. */
  readonly ended: Float64Array
  /** Where the stops of the order stand on this path. */
  readonly chosen: number[]
  vehicle: Vehicle
  route: Route
  last: number
  best: number
  bestBefore: number[] | undefined
  /** After the latest step: the time, what was paid, whether its stop was late. */
  time: number
  paid: number
  isLate: boolean
}

/** A point of the path: behind which stop, when, and with how much in hand. */
interface Point {
  readonly place: number
  readonly time: number
  readonly load: number
  readonly paid: number
}

/** Drives to a stop and serves it; false where that is not allowed or already costs too much. */
function step(trial: Trial, stop: number, place: number, from: number, load: number, paid: number): boolean {
  const { table, vehicle } = trial
  trial.work.steps += 1
  trial.isLate = false
  if (table.opens[stop] === 1 && (load >= vehicle.capacity || from > vehicle.offS)) return false
  const legS = table.travel(place, table.place[stop] as number)
  const lag = table.lag[stop] as number
  let start = Math.max(from + legS, table.ready[stop] as number)
  if (lag > 0) start = Math.max(start, (trial.ended[stop - 1] as number) + lag)
  const lateS = start - (table.due[stop] as number)
  let sum = paid + legS * table.weights.travel
  if (lateS > 0) {
    trial.isLate = true
    sum += (table.lateCost[stop] as number) + lateS * table.weights.lateness
  }
  trial.paid = sum
  trial.time = start + (table.service[stop] as number)
  if (table.hasLags) trial.ended[stop] = trial.time
  return sum < trial.best
}

const loadAfter = ({ opens, closes }: RouteTable, stop: number, load: number) =>
  load + (opens[stop] as number) - (closes[stop] as number)

function settle(trial: Trial, cost: number): void {
  if (cost >= trial.best) return
  trial.best = cost
  trial.bestBefore = trial.chosen.slice()
}

/** Clocks are compared with this much room, in seconds. */
const rounding = 1e-9

/**
 * Whether the next stop of the route, started then, makes the order too dear: a route in time is late somewhere if a stop
 * begins after its latest start, and what comes after it costs no less than now. Where that stop itself is late, it is paid.
 */
const isTooLate = ({ table, route, best, isLate }: Trial, m: number, startS: number, paid: number) =>
  route.isInTime &&
  startS > (route.latestS[m] as number) + rounding &&
  paid + (route.rest[m] as number) + (isLate ? 0 : table.leastLate) >= best

/** The rest of the route after the order's last stop; once it is as it was, it is not walked again. */
function finish(trial: Trial, index: number, point: Point): void {
  const { table, vehicle, route } = trial
  const { stops, endS, rest, latestS } = route
  let { place, time, load, paid } = point
  for (let m = index; m < stops.length; m += 1) {
    const stop = stops[m] as number
    if (!step(trial, stop, place, time, load, paid)) return
    place = table.place[stop] as number
    time = trial.time
    paid = trial.paid
    load = loadAfter(table, stop, load)
    if (table.hasLags) continue
    const startS = time - (table.service[stop] as number)
    const isSame = time === endS[m] || (table.weights.busy === 0 && startS <= (latestS[m] as number))
    if (isSame) {
      settle(trial, paid + (rest[m] as number))
      return
    }
    if (isTooLate(trial, m, startS, paid)) return
  }
  const homeS = vehicle.home >= 0 ? table.travel(place, vehicle.home) : 0
  settle(trial, paid + (time - vehicle.fromS) * table.weights.busy + homeS * table.weights.travel)
}

/**
 * Tries the stop before each stop of the route from `index` on, and with each the following stops of the order. Until the first
 * one is placed, the route is as it was.
 */
function search(trial: Trial, depth: number, stop: number, index: number, point: Point): void {
  const { table, route } = trial
  const { stops, endS, rest } = route
  let { place, time, load, paid } = point
  for (let m = index; ; m += 1) {
    if (step(trial, stop, place, time, load, paid)) {
      trial.chosen[depth] = m
      const after: Point = {
        place: table.place[stop] as number,
        time: trial.time,
        load: loadAfter(table, stop, load),
        paid: trial.paid,
      }
      if (stop === trial.last) finish(trial, m, after)
      else search(trial, depth + 1, stop + 1, m, after)
    } else if (trial.isLate && paid + (table.lateCost[stop] as number) >= trial.best) return
    if (m === stops.length) return
    const passed = stops[m] as number
    if (depth === 0) {
      time = endS[m] as number
      paid = route.cost - (rest[m] as number)
      if (table.hasLags) trial.ended[passed] = time
    } else {
      if (!step(trial, passed, place, time, load, paid)) return
      time = trial.time
      paid = trial.paid
      const startS = time - (table.service[passed] as number)
      if (!table.hasLags && isTooLate(trial, m, startS, paid)) return
    }
    place = table.place[passed] as number
    load = loadAfter(table, passed, load)
  }
}

const nobody: Vehicle = { place: 0, fromS: 0, onS: 0, offS: 0, capacity: 0, load: 0, home: -1 }

/** Finds the cheapest places for an order's stops in a route, by trying all of them; undefined unless it adds less than `below`. */
export function inserter(table: RouteTable, work: Work): Inserter {
  const trial: Trial = {
    table,
    work,
    ended: new Float64Array(table.place.length),
    chosen: [],
    vehicle: nobody,
    route: emptyRoute,
    last: 0,
    best: 0,
    bestBefore: undefined,
    time: 0,
    paid: 0,
    isLate: false,
  }
  return (vehicle, route, job, below) => {
    const first = table.next[job] as number
    trial.vehicle = vehicle
    trial.route = route
    trial.best = route.cost + below
    trial.bestBefore = undefined
    trial.last = (table.end[job] as number) - 1
    trial.chosen.length = trial.last - first + 1
    search(trial, 0, first, 0, { place: vehicle.place, time: vehicle.fromS, load: vehicle.load, paid: 0 })
    return trial.bestBefore && { cost: trial.best - route.cost, before: trial.bestBefore }
  }
}

/** The stops of a route with those of an order in their places. */
export function withJob(table: RouteTable, stops: readonly number[], job: number, before: readonly number[]): number[] {
  const first = table.next[job] as number
  const result: number[] = []
  let inserted = 0
  for (let m = 0; m <= stops.length; m += 1) {
    while (inserted < before.length && before[inserted] === m) {
      result.push(first + inserted)
      inserted += 1
    }
    if (m < stops.length) result.push(stops[m] as number)
  }
  return result
}
