import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { planStops } from '../../../apps/api/src/dispatch/rules/plan-stops.ts'
import { metresBetween } from './city.ts'
import { dayS } from './hours.ts'
import type { Order, Point, Task, Washer, WorkStop } from './people.ts'

const lateS = market.pickup.lateAfterMs / 1_000
const minutes = { light: 50, medium: 65, heavy: 85 } as const

/** How long the machines need for an order, until it is dry and folded. */
export const washS = (order: Order, { pace }: Washer): number => Math.round(60 * minutes[order.load] * pace)

/** When the laundry is promised back; before the pickup, as if it were picked up in time. */
const promisedS = (order: Order): number => (order.pickedUpS ?? order.pickupS + lateS) + market.promise.durationS

/** When a machine is free for one more order, after those that are in hand already. */
function machineFreeS(washer: Washer, nowS: number): number {
  const freeS = washer.machinesFreeS.map((timeS) => Math.max(timeS, nowS)).sort((a, b) => a - b)
  for (const { order, stops } of washer.tasks) {
    if (!stops.some(({ stage }) => stage === 'start')) continue
    freeS[0] = (freeS[0] ?? nowS) + washS(order, washer)
    freeS.sort((a, b) => a - b)
  }
  return freeS[0] ?? nowS
}

/** The stops of an order for a Washer: the door or another Washer's place, the own machines, the door again. */
export function stopsOf(order: Order, washer: Washer, nowS: number): WorkStop[] {
  const dueS = promisedS(order)
  const durationS = washS(order, washer)
  const isPickup = order.pickedUpS === null
  const at = { readyS: nowS, serviceS: 240, dueS: nowS + dayS, lagS: 0 }
  const first: WorkStop = isPickup
    ? { ...at, stage: 'pickup', point: order.from, readyS: order.pickupS, dueS: order.pickupS + lateS }
    : { ...at, stage: 'takeover', point: order.from }
  const machines: WorkStop[] = [
    { ...at, stage: 'start', point: washer.home },
    { ...at, stage: 'finish', point: washer.home, lagS: durationS, readyS: machineFreeS(washer, nowS) + durationS },
  ]
  const last: WorkStop = { ...at, stage: 'deliver', point: order.door, dueS }
  return [first, ...(order.finishedS === null ? machines : []), last]
}

const active = (tasks: readonly Task[]) => tasks.filter(({ isForgotten }) => !isForgotten)

/** The stops as the planning rules read them: places are numbers, 0 where the Washer is. */
function numbered(orders: readonly (readonly WorkStop[])[], from: Point) {
  const points: Point[] = [from]
  const jobs = orders.map((stops) =>
    stops.map(({ point, readyS, serviceS, dueS, lagS }) => {
      points.push(point)
      return { readyS, serviceS, dueS, lagS, place: points.length - 1 }
    }),
  )
  const travel = (one: number, other: number) =>
    tripSeconds(metresBetween(points[one] as Point, points[other] as Point))
  return { jobs, travel }
}

/** Where a Washer is next free to choose, and when. */
function startOf(
  { leg, at, isBusy }: Washer,
  from: Point,
  nowS: number,
): { readonly from: Point; readonly fromS: number } {
  if (isBusy && leg) return { from: leg.to, fromS: Math.max(nowS, leg.endS) }
  return { from: leg ? from : at, fromS: nowS }
}

/** The tasks whose stops come next, one entry for each stop. */
export function routeOf(washer: Washer, from: Point, nowS: number): Task[] {
  const tasks = active(washer.tasks)
  const [only] = tasks
  if (!only) return []
  if (tasks.length === 1) return only.stops.map(() => only)
  const start = startOf(washer, from, nowS)
  const left = leftOf(washer, tasks)
  const ahead = tasks.filter((task) => isUnderWay(washer, task))
  const { jobs, travel } = numbered(
    left.map(({ stops }) => stops),
    start.from,
  )
  const plan = planStops(jobs, { place: 0, fromS: start.fromS }, { travel })
  return [...ahead, ...plan.stops.flatMap(({ order }) => left[order]?.task ?? [])]
}

/** The stops that can still be put in another order. */
const leftOf = (washer: Washer, tasks: readonly Task[]) =>
  tasks
    .map((task) => ({ task, stops: isUnderWay(washer, task) ? task.stops.slice(1) : task.stops }))
    .filter(({ stops }) => stops.length > 0)

const isUnderWay = ({ isBusy, route }: Washer, task: Task) => isBusy && route[0] === task
