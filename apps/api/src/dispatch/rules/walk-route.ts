import type { RouteTable } from './route-table.ts'

/** Who drives a route, from where and when on. */
export interface Vehicle {
  readonly place: number
  readonly fromS: number
  readonly onS: number
  /** No order is taken in hand later than this. */
  readonly offS: number
  readonly capacity: number
  /** Orders in hand at the start. */
  readonly load: number
  /** Where the route ends; -1 where it just stops. */
  readonly home: number
}

export interface Route {
  readonly stops: readonly number[]
  readonly cost: number
  /** When each stop starts and ends. */
  readonly startS: readonly number[]
  readonly endS: readonly number[]
  /** What is still to be paid after each stop. */
  readonly rest: readonly number[]
  /** The latest start of each stop that makes no stop later than its due time, or later than it is, and loses none. */
  readonly latestS: readonly number[]
  readonly isInTime: boolean
}

/** The times and cost of a route; undefined where it takes more in hand than allowed, or after the last time. */
export function walkRoute(table: RouteTable, vehicle: Vehicle, stops: readonly number[]): Route | undefined {
  const { weights, travel } = table
  const count = stops.length
  const startS = new Array<number>(count)
  const endS = new Array<number>(count)
  const rest = new Array<number>(count)
  const paid = new Map<number, number>()
  let at = vehicle.place
  let time = vehicle.fromS
  let load = vehicle.load
  let cost = 0
  let isInTime = true
  for (let index = 0; index < count; index += 1) {
    const stop = stops[index] as number
    if (table.opens[stop] === 1) {
      load += 1
      if (load > vehicle.capacity || time > vehicle.offS) return undefined
    }
    const place = table.place[stop] as number
    const legS = travel(at, place)
    const lag = table.lag[stop] as number
    const after = lag > 0 ? (paid.get(stop - 1) ?? 0) + lag : 0
    const start = Math.max(time + legS, table.ready[stop] as number, after)
    const lateS = start - (table.due[stop] as number)
    cost += legS * weights.travel
    if (lateS > 0) {
      cost += (table.lateCost[stop] as number) + lateS * weights.lateness
      isInTime = false
    }
    time = start + (table.service[stop] as number)
    if (table.hasLags) paid.set(stop, time)
    at = place
    if (table.closes[stop] === 1) load -= 1
    startS[index] = start
    endS[index] = time
    rest[index] = cost
  }
  if (count > 0) {
    cost += (time - vehicle.fromS) * weights.busy
    if (vehicle.home >= 0) cost += travel(at, vehicle.home) * weights.travel
  }
  for (let index = 0; index < count; index += 1) rest[index] = cost - (rest[index] as number)
  return { stops, cost, startS, endS, rest, latestS: latestStarts(table, stops, startS, vehicle.offS), isInTime }
}

function latestStarts(
  { due, service, place, opens, travel }: RouteTable,
  stops: readonly number[],
  startS: readonly number[],
  offS: number,
) {
  const latestS = new Array<number>(stops.length)
  let followingS = Number.POSITIVE_INFINITY
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const stop = stops[index] as number
    const untilS = Math.max(due[stop] as number, startS[index] as number)
    const latest = Math.min(untilS, followingS - (service[stop] as number))
    latestS[index] = latest
    const before = stops[index - 1]
    if (before === undefined) return latestS
    followingS = latest - travel(place[before] as number, place[stop] as number)
    if (opens[stop] === 1) followingS = Math.min(followingS, offS)
  }
  return latestS
}

export const emptyRoute: Route = { stops: [], cost: 0, startS: [], endS: [], rest: [], latestS: [], isInTime: true }
