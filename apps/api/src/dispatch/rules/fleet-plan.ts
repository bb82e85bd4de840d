import type { Inserter } from './insert-job.ts'
import { withJob } from './insert-job.ts'
import type { RouteTable } from './route-table.ts'
import { emptyRoute, type Route, type Vehicle, walkRoute } from './walk-route.ts'

/** Many routes at once. `vehicleOf` is -1 for an order that nobody has. */
export interface FleetPlan {
  readonly table: RouteTable
  readonly vehicles: readonly Vehicle[]
  readonly routes: Route[]
  readonly vehicleOf: Int32Array
  /** What an order costs that nobody has. */
  readonly leave: number
}

/** The cost of the routes and of the given orders that nobody has. */
export const fleetCost = ({ routes, vehicleOf, leave }: FleetPlan, jobs: readonly number[]): number =>
  routes.reduce((sum, { cost }) => sum + cost, 0) + leave * jobs.filter((job) => vehicleOf[job] === -1).length

/** Takes an order out of its route. */
export function removeJob(plan: FleetPlan, job: number): void {
  const id = plan.vehicleOf[job] as number
  if (id < 0) return
  const vehicle = plan.vehicles[id]
  const route = plan.routes[id]
  if (!vehicle || !route) return
  const left = route.stops.filter((stop) => plan.table.job[stop] !== job)
  plan.routes[id] = left.length === 0 ? emptyRoute : (walkRoute(plan.table, vehicle, left) ?? route)
  plan.vehicleOf[job] = -1
}

export function placeJob(plan: FleetPlan, job: number, id: number, before: readonly number[]): void {
  const vehicle = plan.vehicles[id]
  const route = plan.routes[id]
  if (!vehicle || !route) return
  const walked = walkRoute(plan.table, vehicle, withJob(plan.table, route.stops, job, before))
  if (!walked) throw new Error(`order ${job} does not fit where it was tried`)
  plan.routes[id] = walked
  plan.vehicleOf[job] = id
}

/** Vehicles that are alike while they have nothing to do: trying one of them is enough. */
export function twinsOf(vehicles: readonly Vehicle[]): Int32Array {
  const seen = new Map<string, number>()
  return Int32Array.from(vehicles, ({ place, fromS, offS, capacity, home, load }) => {
    const key = `${place} ${fromS} ${offS} ${capacity} ${home} ${load}`
    const twin = seen.get(key) ?? seen.size
    seen.set(key, twin)
    return twin
  })
}

/** Whose shift is not over. */
export const takersOf = (vehicles: readonly Vehicle[]): number[] =>
  vehicles.flatMap(({ fromS, offS }, id) => (fromS <= offS ? [id] : []))

/** What an order would cost with each vehicle; an insertion that is dearer than the two best is not searched for. */
interface Options {
  readonly job: number
  readonly costs: Float64Array
  readonly before: (readonly number[])[]
  best: number
  second: number
  vehicle: number
}

/** How a repair prefers: `regret` by what waiting would cost, otherwise the cheapest first; `noise` 0 for none. */
export interface RepairStyle {
  readonly regret: boolean
  readonly noise: number
  readonly random: () => number
}

interface Repair {
  readonly insert: Inserter
  /** Who may get more. */
  readonly takers: readonly number[]
  readonly twins: Int32Array
  readonly style: RepairStyle
}

const dearest = Number.POSITIVE_INFINITY
/** Insertions up to this much dearer than the second best are remembered. */
const margin = 1.3

function tryAt(plan: FleetPlan, { insert, style }: Repair, options: Options, id: number, below: number): void {
  const found = insert(plan.vehicles[id] as Vehicle, plan.routes[id] as Route, options.job, below)
  const factor = style.noise > 0 ? 1 + style.noise * (style.random() - 0.5) : 1
  options.costs[id] = found ? found.cost * factor : dearest
  if (found) options.before[id] = found.before
}

/** Finds the two best again. */
function rank(options: Options, leave: number): void {
  const { costs } = options
  options.best = dearest
  options.second = leave
  options.vehicle = -1
  for (let id = 0; id < costs.length; id += 1) {
    const cost = costs[id] as number
    if (cost < options.best) {
      if (options.best < options.second) options.second = options.best
      options.best = cost
      options.vehicle = id
    } else if (cost < options.second) options.second = cost
  }
}

function optionsOf(plan: FleetPlan, repair: Repair, job: number): Options {
  const { vehicles, routes, leave } = plan
  const costs = new Float64Array(vehicles.length).fill(dearest)
  const options: Options = { job, costs, before: [], best: dearest, second: leave, vehicle: -1 }
  const seen = new Set<number>()
  for (const id of repair.takers) {
    if ((routes[id] as Route).stops.length === 0) {
      const twin = repair.twins[id] as number
      if (seen.has(twin)) continue
      seen.add(twin)
    }
    tryAt(plan, repair, options, id, Math.min(leave, options.second * margin))
    const cost = costs[id] as number
    if (cost < options.best) {
      options.second = Math.min(options.second, options.best)
      options.best = cost
      options.vehicle = id
    } else if (cost < options.second) options.second = cost
  }
  return options
}

/** Puts orders into routes one after the other, each where it costs least; whom nobody can take stays with nobody. */
export function insertJobs(plan: FleetPlan, jobs: readonly number[], repair: Repair): void {
  const { routes, leave } = plan
  const left = jobs.map((job) => optionsOf(plan, repair, job))
  while (left.length > 0) {
    const index = nextOf(left, repair.style.regret)
    if (index < 0) return
    const [{ job, vehicle, before }] = left.splice(index, 1) as [Options]
    const wasEmpty = (routes[vehicle] as Route).stops.length === 0
    placeJob(plan, job, vehicle, before[vehicle] as readonly number[])
    const twin = wasEmpty ? nextTwin(plan, repair.twins, vehicle) : -1
    for (const options of left) {
      options.costs[vehicle] = dearest
      rank(options, leave)
      tryAt(plan, repair, options, vehicle, Math.min(leave, options.second * margin))
      if (twin >= 0) tryAt(plan, repair, options, twin, Math.min(leave, options.second * margin))
      rank(options, leave)
    }
  }
}

const nextTwin = ({ routes }: FleetPlan, twins: Int32Array, id: number) =>
  twins.findIndex((twin, other) => twin === twins[id] && routes[other]?.stops.length === 0)

/** The order that loses most by waiting, or the cheapest one; -1 if nobody can take any. */
function nextOf(left: readonly Options[], byRegret: boolean): number {
  let next = -1
  let highest = Number.NEGATIVE_INFINITY
  left.forEach(({ best, second, vehicle }, index) => {
    const value = byRegret ? second - best : -best
    if (vehicle < 0 || value <= highest) return
    highest = value
    next = index
  })
  return next
}
