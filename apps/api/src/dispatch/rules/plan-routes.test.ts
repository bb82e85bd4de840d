import { market } from '@washline/contract/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FleetPlan, fleetCost } from './fleet-plan.ts'
import { improvePlan } from './improve-plan.ts'
import { inserter, withJob } from './insert-job.ts'
import { isLost, parkLost } from './lost-orders.ts'
import { type JobStop, type RouteTable, routeTable } from './route-table.ts'
import { emptyRoute, type Vehicle, walkRoute } from './walk-route.ts'

/** Places are points of a line, a second apart. */
const travel = (from: number, to: number) => Math.abs(from - to)
const { weights } = market.dispatch.planning
const never = Number.POSITIVE_INFINITY
const vehicle: Vehicle = { place: 50, fromS: 0, onS: 0, offS: 400, capacity: 2, load: 0, home: -1 }

const visit: fc.Arbitrary<JobStop> = fc.record({
  place: fc.integer({ min: 0, max: 100 }),
  readyS: fc.integer({ min: 0, max: 200 }),
  serviceS: fc.integer({ min: 0, max: 20 }),
  dueS: fc.integer({ min: 20, max: 500 }),
  lagS: fc.constantFrom(0, 0, 0, 30),
})
const job = fc.array(visit, { minLength: 1, maxLength: 3 })

/** Every sequence of places for so many stops among `length` others. */
function everyBefore(stops: number, length: number, from = 0): number[][] {
  if (stops === 0) return [[]]
  return Array.from({ length: length + 1 - from }, (_, step) => from + step).flatMap((at) =>
    everyBefore(stops - 1, length, at).map((rest) => [at, ...rest]),
  )
}

const costWith = (
  table: RouteTable,
  driver: Vehicle,
  stops: readonly number[],
  added: number,
  before: readonly number[],
) => walkRoute(table, driver, withJob(table, stops, added, before))?.cost ?? never

/** The second order makes the first late at the stop where it is inserted, and nowhere else. */
const lateOnItsWay: JobStop[][] = [
  [
    { place: 12, readyS: 124, serviceS: 4, dueS: 124 },
    { place: 0, readyS: 0, serviceS: 2, dueS: 153 },
  ],
  [
    { place: 93, readyS: 0, serviceS: 1, dueS: 20 },
    { place: 6, readyS: 0, serviceS: 0, dueS: 135 },
    { place: 0, readyS: 0, serviceS: 0, dueS: 153 },
  ],
]

describe('the insertion of an order', () => {
  it.each([weights, { ...weights, busy: 0 }])('is the cheapest of all, %j', (weighing) => {
    fc.assert(
      fc.property(fc.array(job, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 3 }), (jobs, capacity) => {
        const table = routeTable(jobs, { weights: weighing, travel })
        const driver = { ...vehicle, capacity, home: weighing.busy === 0 ? 50 : -1 }
        const insert = inserter(table, { steps: 0 })
        let route = emptyRoute
        for (const each of table.next.keys()) {
          const size = (table.end[each] ?? 0) - (table.next[each] ?? 0)
          const all = everyBefore(size, route.stops.length)
          const least = Math.min(...all.map((before) => costWith(table, driver, route.stops, each, before)))
          const found = insert(driver, route, each, never)
          expect(found ? route.cost + found.cost : never).toBeCloseTo(least, 6)
          if (found) route = walkRoute(table, driver, withJob(table, route.stops, each, found.before)) ?? route
        }
      }),
      { numRuns: 300, examples: [[lateOnItsWay, 2]] },
    )
  })
})

function fleet(jobs: readonly (readonly JobStop[])[], vehicles: Vehicle[]): FleetPlan {
  const routes = vehicles.map(() => emptyRoute)
  const vehicleOf = new Int32Array(jobs.length).fill(-1)
  return { table: routeTable(jobs, { weights, travel }), vehicles, routes, vehicleOf, leave: 100_000 }
}

/** Numbers that seem random and are the same each time. */
function sequence() {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

describe('the search for a plan', () => {
  it('never ends worse than it began, and gives each order to at most one vehicle, whole and in its order', () => {
    fc.assert(
      fc.property(fc.array(job, { minLength: 2, maxLength: 7 }), fc.integer({ min: 1, max: 3 }), (jobs, size) => {
        const vehicles = Array.from({ length: size }, (_, id) => ({ ...vehicle, place: 30 * id }))
        const plan = fleet(jobs, vehicles)
        const ids = [...jobs.keys()]
        const options = { jobs: ids, most: 4, heat: 15 }
        improvePlan(plan, { ...options, random: sequence(), steps: 0 })
        const first = fleetCost(plan, ids)
        improvePlan(plan, { ...options, random: sequence(), steps: 5_000 })
        expect(fleetCost(plan, ids)).toBeLessThanOrEqual(first + 1e-6)
        for (const id of ids) {
          const stops = plan.routes.flatMap((route, owner) =>
            route.stops.filter((stop) => plan.table.job[stop] === id).map((stop) => ({ stop, owner })),
          )
          const all = Array.from({ length: jobs[id]?.length ?? 0 }, (_, k) => (plan.table.next[id] ?? 0) + k)
          const owner = plan.vehicleOf[id]
          expect(stops).toEqual(owner === -1 ? [] : all.map((stop) => ({ stop, owner })))
        }
        plan.routes.forEach((route, id) => {
          expect(walkRoute(plan.table, vehicles[id] ?? vehicle, route.stops)?.cost).toBeCloseTo(route.cost, 6)
        })
      }),
      { seed: 1, numRuns: 40 },
    )
  })

  it('picks up two orders on one trip', () => {
    const errand = (from: number, to: number): JobStop[] => [
      { place: from, readyS: 0, serviceS: 0, dueS: 500 },
      { place: to, readyS: 0, serviceS: 0, dueS: 500 },
    ]
    const plan = fleet([errand(60, 90), errand(62, 92)], [vehicle])
    improvePlan(plan, { jobs: [0, 1], most: 2, heat: 1, random: sequence(), steps: 1_000 })
    expect(plan.routes[0]?.stops.map((stop) => plan.table.place[stop])).toEqual([60, 62, 90, 92])
  })
})

describe('a lost order', () => {
  const stop = (place: number, dueS: number): JobStop => ({ place, readyS: 0, serviceS: 10, dueS })

  it.each([
    [0, false],
    [50, false],
    [51, true],
  ])('at %i seconds: %s', (nowS, expected) => {
    const table = routeTable([[stop(50, 500), stop(90, 100)]], { weights, travel })
    expect(isLost(table, 0, nowS)).toBe(expected)
  })

  const lost = [stop(60, 10)]
  const inTime = [stop(40, 500)]
  const at = { nowS: 20, freeShare: 0.15, endingS: 60 }

  it('waits while everybody has other orders', () => {
    const plan = fleet([lost, inTime], [vehicle])
    improvePlan(plan, { jobs: [1], most: 1, heat: 0, random: sequence(), steps: 0 })
    expect(parkLost(plan, [0, 1], at)).toEqual({ movable: [1], parked: [0] })
  })
  it('is planned where somebody has nothing else to do', () => {
    expect(parkLost(fleet([lost], [{ ...vehicle, fromS: 20 }]), [0], at)).toEqual({ movable: [0], parked: [] })
    expect(parkLost(fleet([lost], [{ ...vehicle, fromS: 30 }]), [0], at)).toEqual({ movable: [], parked: [0] })
  })
  it('is done by somebody whose shift ends', () => {
    const plan = fleet([lost], [{ ...vehicle, fromS: 350 }])
    expect(parkLost(plan, [0], { ...at, nowS: 345 })).toEqual({ movable: [], parked: [] })
    expect(plan.vehicleOf[0]).toBe(0)
  })
})
