import { market } from '@washline/contract/market'
import { improvePlan } from '../../apps/api/src/dispatch/rules/improve-plan.ts'
import { finishStop } from '../../apps/api/src/dispatch/rules/route-table.ts'
import { emptyRoute, type Route, type Vehicle, walkRoute } from '../../apps/api/src/dispatch/rules/walk-route.ts'
import { seededRandom } from '../random/seeded-random.ts'
import { type PlanWorld, planWorld } from './plan-world.ts'
import type { JobResult, Scenario } from './scenario.ts'

const { most, heat } = market.dispatch.planning

/** What a decision may spend, in tried stops. */
interface PlanSteps {
  readonly perOrder: number
  readonly most: number
}

interface Departure {
  readonly id: number
  readonly atS: number
}

/** When a worker must leave for the next stop: as late as it costs nothing, but while jobs may still be taken. */
function departureS(world: PlanWorld, vehicle: Vehicle, { stops, startS }: Route): number {
  const stop = stops[0]
  if (stop === undefined) return Number.POSITIVE_INFINITY
  const latestS = (startS[0] as number) - world.table.travel(vehicle.place, world.table.place[stop] as number)
  return Math.max(vehicle.fromS, world.table.opens[stop] === 1 ? Math.min(latestS, vehicle.offS) : latestS)
}

function nextDeparture(world: PlanWorld): Departure {
  let next: Departure = { id: -1, atS: Number.POSITIVE_INFINITY }
  world.routes.forEach((route, id) => {
    const atS = departureS(world, world.vehicles[id] as Vehicle, route)
    if (atS < next.atS) next = { id, atS }
  })
  return next
}

/** Sends a worker to the next stop of the route and returns the stop, with when it begins. */
function depart(world: PlanWorld, id: number): { readonly stop: number; readonly startS: number } {
  const vehicle = world.vehicles[id] as Vehicle
  const { stops, startS, endS } = world.routes[id] as Route
  const [stop, ...left] = stops as [number, ...number[]]
  const { opens, closes, place } = world.table
  const load = vehicle.load + (opens[stop] as number) - (closes[stop] as number)
  const there: Vehicle = { ...vehicle, place: place[stop] as number, fromS: endS[0] as number, load }
  world.vehicles[id] = there
  finishStop(world.table, stop, there.fromS)
  world.routes[id] = left.length === 0 ? emptyRoute : (walkRoute(world.table, there, left) ?? emptyRoute)
  return { stop, startS: startS[0] as number }
}

/** Nobody has left before now. */
function waitUntil(world: PlanWorld, nowS: number): void {
  world.vehicles.forEach((vehicle, id) => {
    if (vehicle.fromS >= nowS) return
    const later: Vehicle = { ...vehicle, fromS: nowS }
    world.vehicles[id] = later
    const { stops } = world.routes[id] as Route
    if (stops.length > 0) world.routes[id] = walkRoute(world.table, later, stops) ?? emptyRoute
  })
}

/**
 * A day under a plan that is improved whenever jobs are placed, knowing nothing of later ones. A job belongs to a worker only
 * once that worker leaves for its first stop.
 */
export function runPlan(scenario: Scenario, steps: PlanSteps = market.dispatch.planning.steps): JobResult[] {
  const { jobs, workers } = scenario
  const world = planWorld(scenario)
  const random = seededRandom(scenario.params.seed)
  const results = jobs.map(({ id }) => ({
    id,
    worker: null as string | null,
    assignedS: null as number | null,
    stopsS: [] as number[],
  }))
  const coming = jobs.map(({ placedS }, job) => ({ placedS, job })).sort((a, b) => a.placedS - b.placedS)
  const open = new Set<number>()
  for (let arrived = 0; ; ) {
    const placedS = coming[arrived]?.placedS ?? Number.POSITIVE_INFINITY
    const { id, atS } = nextDeparture(world)
    if (placedS <= atS && placedS < Number.POSITIVE_INFINITY) {
      const before = arrived
      while (coming[arrived]?.placedS === placedS) open.add((coming[arrived++] as { job: number }).job)
      waitUntil(world, placedS)
      const budget = Math.min(steps.most, steps.perOrder * (arrived - before))
      improvePlan(world, { jobs: [...open], random, steps: budget, most, heat })
      continue
    }
    if (id < 0) return results
    const { stop, startS } = depart(world, id)
    const job = world.table.job[stop] as number
    const result = results[job]
    if (!result) continue
    result.stopsS.push(startS)
    if (!open.delete(job)) continue
    result.worker = workers[id]?.id ?? null
    result.assignedS = atS
  }
}
