import { bayesianRating } from '@washline/contract/dispatch/ranking'
import { market } from '@washline/contract/market'

/** The input of a Washer's score. Rates are between 0 and 1; null without a history. */
export interface CandidateProfile {
  readonly durationS: number
  readonly ratingSumTenths: number
  readonly ratingCount: number
  readonly onTimeRate: number | null
  readonly acceptanceRate: number | null
  readonly activeOrders: number
  /** How much the Washer's own skips count against this order, 0 to 1. */
  readonly skipShare: number
  /** A favourite of this customer. */
  readonly isFavourite: boolean
}

/** Each part is 0 (worst) to 1 (best) before its weight. */
export interface ScoreParts {
  readonly travel: number
  readonly rating: number
  readonly onTime: number
  readonly acceptance: number
  readonly load: number
  readonly skips: number
  /** 1 for a favourite of this customer. */
  readonly favourite: number
}

/** What each part weighs; together 1. */
export type Weights = Readonly<Record<Exclude<keyof ScoreParts, 'favourite'>, number>>

const { newcomerDefaultRate, capacity, farthestTravelS } = market.dispatch

export function scoreParts(candidate: CandidateProfile): ScoreParts {
  return {
    travel: Math.max(0, 1 - candidate.durationS / farthestTravelS),
    rating: bayesianRating(candidate.ratingSumTenths / 10, candidate.ratingCount) / market.ratings.max,
    onTime: candidate.onTimeRate ?? newcomerDefaultRate,
    acceptance: candidate.acceptanceRate ?? newcomerDefaultRate,
    load: Math.max(0, 1 - candidate.activeOrders / capacity),
    skips: 1 - candidate.skipShare,
    favourite: candidate.isFavourite ? 1 : 0,
  }
}

const weighted = Object.keys(market.dispatch.weights) as (keyof Weights)[]

/** The published ranking: the weighted sum of the parts, between 0 and 1, plus 1 for a favourite. */
export const scoreOf = (parts: ScoreParts, weights: Weights): number =>
  weighted.reduce((sum, part) => sum + weights[part] * parts[part], parts.favourite)
