import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import {
  factorsOf,
  type MatchFactors,
  type MatchParts,
  type MatchWeights,
  matchCost,
  type Pair,
  weighFactors,
} from './match-cost.ts'
import { neighbourhoods, planBatch } from './plan-batch.ts'
import type { RefusalModel } from './refusal-inputs.ts'

const { matching } = market.dispatch
const { leaveS } = market.dispatch.batch

/** An order and the Washers who may be asked for it now, with what each of them would cost. */
export interface OpenOrder {
  readonly orderId: OrderId
  readonly waitedS: number
  readonly matches: ReadonlyMap<UserId, Match>
}

export interface Match {
  readonly factors: MatchFactors
  readonly parts: MatchParts
  readonly cost: number
}

export function weighedMatch(factors: MatchFactors, weights: MatchWeights): Match {
  const parts = weighFactors(factors, weights)
  return { factors, parts, cost: matchCost(parts) }
}

export const matchOf = (pair: Pair, model: RefusalModel, weights: MatchWeights = matching): Match =>
  weighedMatch(factorsOf(pair, model), weights)

/** The costs as rows of numbers: a batch has tens of thousands of pairs, so each of them is looked up once. */
function costsOf(orders: readonly OpenOrder[]) {
  const indexOf = new Map<UserId, number>()
  for (const { matches } of orders) {
    for (const id of matches.keys()) if (!indexOf.has(id)) indexOf.set(id, indexOf.size)
  }
  const costs = orders.map(({ matches }) => {
    const row = new Array<number>(indexOf.size).fill(Number.POSITIVE_INFINITY)
    for (const [id, { cost }] of matches) row[indexOf.get(id) as number] = cost
    return row
  })
  return { washers: [...indexOf.keys()], costs }
}

/** The orders that have a candidate with room, and of their candidates those with room. */
export const withRoom = <O extends OpenOrder>(orders: readonly O[], hasRoom: (id: UserId) => boolean): O[] =>
  orders
    .map((order) => ({ ...order, matches: new Map([...order.matches].filter(([id]) => hasRoom(id))) }))
    .filter(({ matches }) => matches.size > 0)

/** Orders that share Washers, directly or over others. */
export function linkedOrders<O extends OpenOrder>(orders: readonly O[]): O[][] {
  const { washers, costs } = costsOf(orders)
  return neighbourhoods(costs, washers.length).map((group) => group.orders.map((index) => orders[index] as O))
}

/** Which Washer is asked for which order, at most one order each; an order stays open where nobody is left who has room. */
export function decideBatch(
  orders: readonly OpenOrder[],
  hasRoom: (id: UserId) => boolean,
  { lateness }: Pick<MatchWeights, 'lateness'> = matching,
): Map<OrderId, UserId> {
  const { washers, costs } = costsOf(orders)
  const { washerOf } = planBatch({
    orders: orders.length,
    room: washers.map((id) => (hasRoom(id) ? 1 : 0)),
    cost: (order, washer) => costs[order]?.[washer] ?? Number.POSITIVE_INFINITY,
    unassigned: (order) => leaveS + lateness * (orders[order]?.waitedS ?? 0),
  })
  return new Map(
    orders.flatMap(({ orderId }, index) => {
      const washer = washers[washerOf[index] ?? -1]
      return washer === undefined ? [] : [[orderId, washer]]
    }),
  )
}
