import type { OrderId, UserId } from '@washline/contract/ids'
import { decideBatch, type OpenOrder, weighedMatch } from './decide-batch.ts'
import type { MatchFactors, MatchWeights } from './match-cost.ts'
import { largestRadiusM } from './radius-at.ts'

export interface BatchRules {
  readonly radiiKm: readonly number[]
  readonly offerMs: number
  readonly askAgainMs: number
  readonly costs: MatchWeights
}

export interface BatchCandidate extends MatchFactors {
  readonly washerId: UserId
  readonly distanceM: number
}

export interface RecordedOrder {
  readonly orderId: OrderId
  /** Since the search began. */
  readonly waitedS: number
  /** Who could be asked and had room, with what a pair costs. */
  readonly candidates: readonly BatchCandidate[]
}

/** Everything that a batch was decided by, and what was decided. */
export interface BatchDecision {
  readonly rules: BatchRules
  readonly orders: readonly RecordedOrder[]
  readonly chosen: readonly (readonly [OrderId, UserId])[]
  /** Of those, the orders whose offer was made; the others had changed meanwhile. */
  readonly made: readonly OrderId[]
}

export interface RecordedBatch extends BatchDecision {
  readonly at: Date
}

interface DecidedOrder extends OpenOrder {
  readonly ranked: ReadonlyMap<UserId, { readonly distanceM: number }>
}

/** What to store of a batch; undefined where nobody could be asked. `orders` have candidates with room only. */
export function recordBatch(
  orders: readonly DecidedOrder[],
  { radiiKm, offerMs, askAgainMs, costs }: BatchRules,
  { chosen, made }: { readonly chosen: ReadonlyMap<OrderId, UserId>; readonly made: readonly OrderId[] },
): BatchDecision | undefined {
  if (orders.length === 0) return undefined
  return {
    rules: { radiiKm, offerMs, askAgainMs, costs },
    orders: orders.map(({ orderId, waitedS, matches, ranked }) => ({
      orderId,
      waitedS,
      candidates: [...matches].map(([washerId, { factors }]) => ({
        washerId,
        distanceM: ranked.get(washerId)?.distanceM ?? 0,
        ...factors,
      })),
    })),
    chosen: [...chosen],
    made,
  }
}

/** A recorded batch, decided once more under these rules. */
export function decideRecorded(
  orders: readonly RecordedOrder[],
  { radiiKm, costs }: Pick<BatchRules, 'radiiKm' | 'costs'>,
): Map<OrderId, UserId> {
  const mostM = largestRadiusM(radiiKm)
  const open = orders.map(({ orderId, waitedS, candidates }) => ({
    orderId,
    waitedS,
    matches: new Map(
      candidates
        .filter(({ distanceM }) => distanceM <= mostM)
        .map(({ washerId, ...factors }) => [washerId, weighedMatch(factors, costs)]),
    ),
  }))
  return decideBatch(open, () => true, costs)
}

/** Whether a batch, decided once more by the rules of its time, gives each order to whom it was given. */
export const isBatchReproduced = ({ orders, rules, chosen }: BatchDecision): boolean =>
  String([...decideRecorded(orders, rules)]) === String(chosen)
