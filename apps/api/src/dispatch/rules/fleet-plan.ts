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

interface Option {
  readonly cost: number
  readonly before: readonly number[]
}

const none: Option = { cost: Number.POSITIVE_INFINITY, before: [] }

/** How a repair prefers: `regret` by what waiting would cost, otherwise the cheapest first; `noise` 0 for none. */
export interface RepairStyle {
  readonly regret: boolean
  readonly noise: number
  readonly random: () => number
}

/** Puts orders into routes one after the other, each where it costs least; whom nobody can take stays with nobody. */
export function insertJobs(
  plan: FleetPlan,
  jobs: readonly number[],
  { insert, twins, style }: { readonly insert: Inserter; readonly twins: Int32Array; readonly style: RepairStyle },
): void {
  const { vehicles, routes, leave } = plan
  const left = [...jobs]
  const tryAt = (job: number, id: number): Option => {
    const found = insert(vehicles[id] as Vehicle, routes[id] as Route, job, leave)
    if (!found) return none
    return style.noise > 0 ? { ...found, cost: found.cost * (1 + style.noise * (style.random() - 0.5)) } : found
  }
  const options = left.map((job) => {
    const empty = new Set<number>()
    return vehicles.map((_, id) => {
      if ((routes[id] as Route).stops.length > 0) return tryAt(job, id)
      const twin = twins[id] as number
      if (empty.has(twin)) return none
      empty.add(twin)
      return tryAt(job, id)
    })
  })
  while (left.length > 0) {
    const pick = pickNext(options, style.regret, leave)
    if (!pick) return
    const [job] = left.splice(pick.index, 1)
    const [option] = options.splice(pick.index, 1)
    const wasEmpty = (routes[pick.id] as Route).stops.length === 0
    placeJob(plan, job as number, pick.id, (option?.[pick.id] ?? none).before)
    const twin = wasEmpty ? nextTwin(plan, twins, pick.id) : -1
    left.forEach((other, index) => {
      const tried = options[index]
      if (!tried) return
      tried[pick.id] = tryAt(other, pick.id)
      if (twin >= 0) tried[twin] = tryAt(other, twin)
    })
  }
}

const nextTwin = ({ routes }: FleetPlan, twins: Int32Array, id: number) =>
  twins.findIndex((twin, other) => twin === twins[id] && routes[other]?.stops.length === 0)

/** The order that loses most by waiting, or the cheapest one, and who takes it. */
function pickNext(options: readonly (readonly Option[])[], byRegret: boolean, leave: number) {
  let pick: { index: number; id: number } | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (let index = 0; index < options.length; index += 1) {
    const tried = options[index] as readonly Option[]
    let best = Number.POSITIVE_INFINITY
    let second = leave
    let id = -1
    for (let other = 0; other < tried.length; other += 1) {
      const { cost } = tried[other] as Option
      if (cost < best) {
        if (best < second) second = best
        best = cost
        id = other
      } else if (cost < second) second = cost
    }
    const value = byRegret ? second - best : -best
    if (id >= 0 && value > highest) {
      highest = value
      pick = { index, id }
    }
  }
  return pick
}
