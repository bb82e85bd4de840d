import { market } from '@washline/contract/market'
import type { FleetPlan } from '../../apps/api/src/dispatch/rules/fleet-plan.ts'
import { routeTable } from '../../apps/api/src/dispatch/rules/route-table.ts'
import { emptyRoute, type Vehicle } from '../../apps/api/src/dispatch/rules/walk-route.ts'
import type { Scenario } from './scenario.ts'

const { weights, unassigned } = market.dispatch.planning

/** A plan that may be changed as time passes. */
export interface PlanWorld extends FleetPlan {
  readonly vehicles: Vehicle[]
}

/** The plan of a scenario before its first job. Workers who share a place to start from return to it. */
export function planWorld({ jobs, workers, params }: Scenario): PlanWorld {
  const xs: number[] = []
  const ys: number[] = []
  const placeAt = (x: number, y: number) => {
    xs.push(x)
    ys.push(y)
    return xs.length - 1
  }
  const perMetre = 60 / params.metresPerMinute
  const travel = (from: number, to: number) => {
    const dx = (xs[from] as number) - (xs[to] as number)
    const dy = (ys[from] as number) - (ys[to] as number)
    return Math.sqrt(dx * dx + dy * dy) * perMetre
  }
  const isDepot = workers.length > 1 && new Set(workers.map(({ x, y }) => `${x} ${y}`)).size === 1
  const vehicles = workers.map(({ x, y, onS, offS, capacity }): Vehicle => {
    const place = placeAt(x, y)
    return { place, fromS: onS, onS, offS: offS - 1, capacity, load: 0, home: isDepot ? place : -1 }
  })
  const stops = jobs.map((job) => job.stops.map((stop) => ({ ...stop, place: placeAt(stop.x, stop.y) })))
  return {
    table: routeTable(stops, { weights: isDepot ? { ...weights, busy: 0 } : weights, travel }),
    vehicles,
    routes: vehicles.map(() => emptyRoute),
    vehicleOf: new Int32Array(jobs.length).fill(-1),
    leave: unassigned,
  }
}
