import { type FleetPlan, placeJob, removeJob, takersOf } from './fleet-plan.ts'
import { inserter } from './insert-job.ts'
import type { RouteTable } from './route-table.ts'

/** Whether an order would be late even if somebody stood at its first stop now. */
export function isLost({ next, end, place, ready, service, due, lag, travel }: RouteTable, job: number, nowS: number) {
  const last = (end[job] as number) - 1
  let timeS = nowS
  for (let stop = next[job] as number; ; stop += 1) {
    timeS = Math.max(timeS, ready[stop] as number)
    if (stop >= last) return timeS > (due[stop] as number)
    const legS = travel(place[stop] as number, place[stop + 1] as number)
    timeS += (service[stop] as number) + Math.max(legS, lag[stop + 1] as number)
  }
}

/** How many vehicles have nothing to do but lost orders, beyond the share that stays free for orders still in time. */
function roomForLost(plan: FleetPlan, lost: ReadonlySet<number>, nowS: number, freeShare: number): number {
  let onDuty = 0
  let idle = 0
  plan.vehicles.forEach(({ onS, offS, fromS, load }, id) => {
    if (onS > nowS || offS < nowS) return
    onDuty += 1
    const isIdle = fromS <= nowS && load === 0
    if (isIdle && plan.routes[id]?.stops.every((stop) => lost.has(plan.table.job[stop] as number))) idle += 1
  })
  return Math.max(0, Math.round(idle - freeShare * onDuty))
}

/** What a lost order costs by itself if it is done some hours from now; more would mean that others become late. */
function latenessCost({ next, end, due, lateCost, weights }: RouteTable, job: number, nowS: number): number {
  let cost = 0
  for (let stop = next[job] as number; stop < (end[job] as number); stop += 1)
    cost += (lateCost[stop] as number) + Math.max(0, nowS + 7_200 - (due[stop] as number)) * weights.lateness
  return cost
}

/** Gives lost orders to vehicles whose shift ends soon: what they do afterwards takes no time from others. */
function giveToEnding(plan: FleetPlan, lost: readonly number[], nowS: number, endingS: number): number[] {
  const insert = inserter(plan.table, { steps: 0 })
  const ending = takersOf(plan.vehicles).filter((id) => {
    const { onS, offS } = plan.vehicles[id] ?? { onS: 0, offS: 0 }
    return onS <= nowS && offS - nowS <= endingS
  })
  return lost.filter((job) => {
    let best = { id: -1, cost: latenessCost(plan.table, job, nowS), before: [] as readonly number[] }
    for (const id of ending) {
      const vehicle = plan.vehicles[id]
      const route = plan.routes[id]
      const found = vehicle && route && insert(vehicle, route, job, best.cost)
      if (found) best = { id, ...found }
    }
    if (best.id >= 0) placeJob(plan, job, best.id, best.before)
    return best.id < 0
  })
}

/**
 * Lost orders wait while there is enough to do, so that they make no other order late: the oldest of them are done by those
 * who have time, and by those whose shift ends. Returns the orders that may be planned, and those that wait.
 */
export function parkLost(
  plan: FleetPlan,
  open: readonly number[],
  { nowS, freeShare, endingS }: { readonly nowS: number; readonly freeShare: number; readonly endingS: number },
): { readonly movable: readonly number[]; readonly parked: readonly number[] } {
  const lost = open.filter((job) => isLost(plan.table, job, nowS))
  if (lost.length === 0) return { movable: open, parked: [] }
  const room = roomForLost(plan, new Set(lost), nowS, freeShare)
  const waiting = lost.slice(room)
  for (const job of waiting) removeJob(plan, job)
  const parked = giveToEnding(plan, waiting, nowS, endingS)
  const isWaiting = new Set(waiting)
  return { movable: open.filter((job) => !isWaiting.has(job)), parked }
}
