import type { LiveCounts, LiveOrder, Risk } from '@washline/contract/console/live'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { openStatuses, orderProcess } from '@washline/contract/orders/process'

/** What counts, map and list need of every order under way. */
export interface AssessedOrder {
  readonly id: OrderId
  readonly status: LiveOrder['status']
  readonly washerId: UserId | null
  readonly since: Date
  readonly hasOpenOffer: boolean
  readonly place: Point | null
  /** The Washer's last position, while the order is in their hands. */
  readonly washerPlace: Point | null
  readonly chance: number | null
  readonly risk: Risk
}

/** Those that an operator has to act on, then the likeliest to miss the promise, then those that wait for longest. */
export const byUrgency = (a: AssessedOrder, b: AssessedOrder): number =>
  Number(b.risk === 'overdue') - Number(a.risk === 'overdue') ||
  (b.chance ?? 0) - (a.chance ?? 0) ||
  a.since.getTime() - b.since.getTime() ||
  a.id - b.id

/** The most urgent orders of each stage, so that none crowds out the others. */
export function mostUrgent(orders: readonly AssessedOrder[], most: number): OrderId[] {
  const ranks = new Map<LiveOrder['status'], number>()
  const ranked = orders.map(({ id, status }) => {
    const rank = ranks.get(status) ?? 0
    ranks.set(status, rank + 1)
    return { id, rank }
  })
  const shown = new Set(
    ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ id }) => id),
  )
  return orders.flatMap(({ id }) => (shown.has(id) ? [id] : []))
}

export function countLive(orders: readonly AssessedOrder[]): LiveCounts {
  const count = (is: (order: AssessedOrder) => boolean) => orders.filter(is).length
  const searching = orders.filter(({ status }) => status === orderProcess.place.to)
  const since = searching.reduce<Date | null>(
    (first, order) => (first && first < order.since ? first : order.since),
    null,
  )
  return {
    stages: openStatuses.map((stage) => ({ status: stage, orders: count(({ status }) => status === stage) })),
    overdue: count(({ risk }) => risk === 'overdue'),
    at_risk: count(({ chance }) => chance !== null && chance >= market.pace.atRisk),
    unfilled: {
      searching: searching.length,
      without_offer: searching.filter(({ hasOpenOffer }) => !hasOpenOffer).length,
      since: since?.toISOString() ?? null,
    },
  }
}
