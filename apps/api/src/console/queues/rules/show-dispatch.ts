import { type DispatchDecision, type LiveMap, mapStepsPerDegree, risks } from '@washline/contract/console/live'
import type { OrderId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { openStatuses } from '@washline/contract/orders/process'
import type { AssessedOrder } from './live-market.ts'

export interface FreeWashersRow {
  readonly washers: number
  readonly latitude: number
  readonly longitude: number
}

export interface DecisionRow {
  readonly orderId: OrderId
  readonly at: Date
  readonly reachM: number
  readonly radiusKm: number | null
  readonly isBatch: boolean
  readonly asked: DispatchDecision['orders'][number]['asked']
}

/** One entry per wave, and one per batch with all of its orders; the rows of a batch follow each other. */
export function decisionsWire(rows: readonly DecisionRow[]): DispatchDecision[] {
  const decisions: DispatchDecision[] = []
  for (const { orderId, at, reachM, radiusKm, isBatch, asked } of rows) {
    const order = { id: orderId, reach_m: reachM, radius_km: radiusKm, asked }
    const last = decisions.at(-1)
    if (isBatch && last?.mode === 'batch' && last.at === at.toISOString()) last.orders.push(order)
    else decisions.push({ mode: isBatch ? 'batch' : 'wave', at: at.toISOString(), orders: [order] })
  }
  return decisions
}

const stepsOf = ({ latitude, longitude }: Point) =>
  [Math.round(latitude * mapStepsPerDegree), Math.round(longitude * mapStepsPerDegree)] as const

/** The first `most` orders, and their Washers, each with the first order in their hands. */
export function liveMapWire(orders: readonly AssessedOrder[], free: readonly FreeWashersRow[], most: number): LiveMap {
  const shown = orders.slice(0, most)
  const carried = new Map<number, LiveMap['carriers'][number]>()
  for (const { id, washerId, washerPlace } of shown)
    if (washerId && washerPlace && !carried.has(washerId)) carried.set(washerId, [id, ...stepsOf(washerPlace)])
  return {
    orders: shown.flatMap(({ id, place, status, risk }) =>
      place ? [[id, ...stepsOf(place), openStatuses.indexOf(status), risks.indexOf(risk)]] : [],
    ),
    carriers: [...carried.values()],
    free: free.map(({ washers, latitude, longitude }) => [washers, latitude, longitude]),
    total: orders.length,
  }
}
