import { market } from '@washline/contract/market'
import { improvePlan } from '../../apps/api/src/dispatch/rules/improve-plan.ts'
import { parkLost } from '../../apps/api/src/dispatch/rules/lost-orders.ts'
import { finishStop } from '../../apps/api/src/dispatch/rules/route-table.ts'
import { emptyRoute, type Route, type Vehicle, walkRoute } from '../../apps/api/src/dispatch/rules/walk-route.ts'
import { type Random, seededRandom } from '../random/seeded-random.ts'
import { type PlanWorld, planWorld } from './plan-world.ts'
import type { JobResult, Scenario } from './scenario.ts'

const { most, heat, freeShare, endingS, againAfterS } = market.dispatch.planning

/** What a decision may spend, in tried stops. */
interface PlanSteps {
  readonly perOrder: number
  readonly most: number
}

/** For each decision, a test whether it takes too long. */
export type Deadline = () => () => boolean

interface Search {
  readonly random: Random
  readonly steps: number
  readonly isOver: (() => boolean) | undefined
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

/** Plans the open jobs anew. Returns whether some wait for a time with less to do. */
function replan(world: PlanWorld, open: readonly number[], nowS: number, search: Search): boolean {
  waitUntil(world, nowS)
  const { movable, parked } = parkLost(world, open, { nowS, freeShare, endingS })
  improvePlan(world, { jobs: movable, most, heat, ...search })
  return parked.length > 0
}

/** The more jobs come at once, the more there is to arrange. */
const budgetOf = (steps: PlanSteps, placed: number) =>
  Math.min(steps.most, steps.perOrder * Math.max(placed, (placed * placed) / 10, 0.2))

const never = Number.POSITIVE_INFINITY

/**
 * A day under a plan that is improved whenever jobs are placed, knowing nothing of later ones. A job belongs to a worker only
 * once that worker leaves for its first stop.
 */
export function runPlan(
  scenario: Scenario,
  steps: PlanSteps = market.dispatch.planning.steps,
  deadline?: Deadline,
): JobResult[] {
  const { jobs, workers, params } = scenario
  const world = planWorld(scenario)
  const random = seededRandom(params.seed)
  const results = jobs.map(({ id }) => ({
    id,
    worker: null as string | null,
    assignedS: null as number | null,
    stopsS: [] as number[],
  }))
  const coming = jobs.map(({ placedS }, job) => ({ placedS, job })).sort((a, b) => a.placedS - b.placedS)
  const lastOffS = Math.max(...workers.map(({ offS }) => offS))
  const open = new Set<number>()
  let againS = never
  for (let arrived = 0; ; ) {
    const nowS = Math.min(coming[arrived]?.placedS ?? never, againS)
    const { id, atS } = nextDeparture(world)
    if (nowS <= atS && nowS < never) {
      const before = arrived
      for (let next = coming[arrived]; next?.placedS === nowS; next = coming[arrived]) {
        open.add(next.job)
        arrived += 1
      }
      const isWaiting = replan(world, [...open], nowS, {
        random,
        steps: budgetOf(steps, arrived - before),
        isOver: deadline?.(),
      })
      againS = isWaiting && nowS < lastOffS ? nowS + againAfterS : never
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
