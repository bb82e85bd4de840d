import type { OrderId, UserId } from '@washline/contract/ids'
import { secondsBetween } from '@washline/contract/times'
import type { SearchRules } from '../../console/index.ts'
import { expectedReturn, type Paces, pacesOfWashers } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { SearchInBatch } from '../queries/batches.ts'
import { currentRefusals } from '../queries/refusals.ts'
import { delaysOf } from '../queries/washer-routes.ts'
import { isSearched, type OrderToOffer, ordersToOffer } from '../queries.ts'
import { matchOf, type OpenOrder } from '../rules/decide-batch.ts'
import type { Pair } from '../rules/match-cost.ts'
import { isNewcomer } from '../rules/plan-wave.ts'
import { type Ranked, rankCandidates } from './rank-candidates.ts'

export interface MatchedOrder extends OpenOrder {
  readonly order: OrderToOffer
  readonly ranked: ReadonlyMap<UserId, Ranked>
}

export interface MatchAt {
  readonly settings: SearchRules
  readonly now: Date
}

interface PairAt {
  readonly paces: Paces
  readonly delayS: number
  readonly now: Date
}

function pairOf(order: OrderToOffer, ranked: Ranked, { paces, delayS, now }: PairAt): Pair {
  return {
    ...ranked.pair,
    ...expectedReturn(order, { travelS: ranked.pair.travelS, paces, delayS }, now),
    isNewcomer: isNewcomer(ranked),
    isFavourite: ranked.isFavourite,
  }
}

export const washersOf = (orders: readonly MatchedOrder[]): UserId[] => [
  ...new Set(orders.flatMap(({ ranked }) => [...ranked.keys()])),
]

/** Who may be asked for these orders now, and what each of them would cost. */
export async function matchOrders(
  tx: Tx,
  searches: readonly Pick<SearchInBatch, 'orderId' | 'startedAt'>[],
  { settings, now }: MatchAt,
): Promise<MatchedOrder[]> {
  const startedAt = new Map<OrderId, Date>(searches.map((search) => [search.orderId, search.startedAt]))
  const orders = (await ordersToOffer(tx, [...startedAt.keys()])).filter(isSearched)
  const candidates = await rankCandidates(tx, orders, { settings, now })
  const matched = orders.map((order) => ({
    orderId: order.orderId,
    order,
    waitedS: secondsBetween(startedAt.get(order.orderId) ?? now, now),
    ranked: new Map((candidates.get(order.orderId) ?? []).map((one) => [one.washerId, one])),
    matches: new Map(),
  }))
  const washerIds = washersOf(matched)
  const pacesOf = await pacesOfWashers(tx, washerIds)
  const delayOf = await delaysOf(tx, washerIds, now)
  const { weights } = await currentRefusals(tx)
  return matched.map(({ order, ranked, ...one }) => {
    const costs = [...ranked.values()].map((washer) => {
      const { washerId } = washer
      const pair = pairOf(order, washer, { paces: pacesOf(washerId), delayS: delayOf(order, washerId), now })
      return [washerId, matchOf(pair, weights, settings.costs)] as const
    })
    return { ...one, order, ranked, matches: new Map(costs) }
  })
}
