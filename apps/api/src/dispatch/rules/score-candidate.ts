import { bayesianRating } from '@washline/contract/dispatch/ranking'
import { market } from '@washline/contract/market'

/** What is known of a Washer when an offer is weighed. Rates are shares of 1; null where there is no history. */
export interface CandidateFacts {
  readonly durationS: number
  readonly ratingSumTenths: number
  readonly ratingCount: number
  readonly onTimeRate: number | null
  readonly acceptanceRate: number | null
  readonly activeOrders: number
  /** Of this customer. */
  readonly isFavourite: boolean
}

/** Each part is 0 (worst) to 1 (best) before its weight. */
export interface ScoreParts {
  readonly travel: number
  readonly rating: number
  readonly onTime: number
  readonly acceptance: number
  readonly load: number
  /** 1 for a favourite of this customer, who comes before everybody else. */
  readonly favourite: number
}

const { weights, newcomerDefaultRate, capacity, farthestTravelS } = market.dispatch

export function scoreParts(facts: CandidateFacts): ScoreParts {
  return {
    travel: Math.max(0, 1 - facts.durationS / farthestTravelS),
    rating: bayesianRating(facts.ratingSumTenths / 10, facts.ratingCount) / market.ratings.max,
    onTime: facts.onTimeRate ?? newcomerDefaultRate,
    acceptance: facts.acceptanceRate ?? newcomerDefaultRate,
    load: Math.max(0, 1 - facts.activeOrders / capacity),
    favourite: facts.isFavourite ? 1 : 0,
  }
}

/** The published ranking: a weighted sum of the parts, 0 to 1, and a whole 1 more for a favourite. */
export const scoreOf = (parts: ScoreParts): number =>
  (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, part) => sum + weights[part] * parts[part],
    parts.favourite,
  )
