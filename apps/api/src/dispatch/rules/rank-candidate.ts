import type { UserId } from '@washline/contract/ids'
import { tripSeconds } from '@washline/contract/orders/pay'
import type { RankedCandidate } from './plan-wave.ts'
import { type ScoreParts, scoreOf, scoreParts, type Weights } from './score-candidate.ts'

/** Everything that the ranking counts of one Washer for one order. */
export interface RankingInput {
  readonly distanceM: number
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly ordersDone: number
  readonly ordersOnTime: number
  /** Offers that the Washer had the time to answer, and how many of them were accepted. */
  readonly seen: number
  readonly accepted: number
  readonly inHand: number
  readonly skipShare: number
  readonly isFavourite: boolean
}

export interface Ranked extends RankedCandidate {
  readonly input: RankingInput
  readonly parts: ScoreParts
}

export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

export function rankCandidate(washerId: UserId, input: RankingInput, weights: Weights): Ranked {
  const parts = scoreParts({
    durationS: tripSeconds(input.distanceM),
    ratingSumTenths: input.ratingTenthsSum,
    ratingCount: input.ratingCount,
    onTimeRate: share(input.ordersOnTime, input.ordersDone),
    acceptanceRate: share(input.accepted, input.seen),
    activeOrders: input.inHand,
    skipShare: input.skipShare,
    isFavourite: input.isFavourite,
  })
  const { ordersDone, isFavourite } = input
  return { washerId, ordersDone, isFavourite, score: scoreOf(parts, weights), input, parts }
}
