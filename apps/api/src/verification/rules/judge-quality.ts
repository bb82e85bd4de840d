import type { ClaimId, RatingId } from '@washline/contract/ids'

export type QualityReason = 'ratings' | 'claims'

export interface QualityStats {
  /** Sum over the latest ratings. */
  readonly tenthsSum: number
  readonly ratings: number
  /** Recently paid claims for which the Washer was liable. */
  readonly claims: number
  readonly lastRatingId: RatingId | null
  readonly lastClaimId: ClaimId | null
  /** The latest rating and claim of the previous flag. */
  readonly flaggedRatingId: RatingId | null
  readonly flaggedClaimId: ClaimId | null
}

/** The average of the latest ratings in tenths, rounded; null before the first. */
export const averageTenths = ({ tenthsSum, ratings }: Pick<QualityStats, 'tenthsSum' | 'ratings'>): number | null =>
  ratings === 0 ? null : Math.round(tenthsSum / ratings)

/** Limits beyond which a Washer is flagged. */
export interface QualityLimits {
  readonly fewestRatings: number
  readonly floorTenths: number
  readonly claims: number
}

/**
 * Reasons to flag a Washer that are newer than the previous flag. The average is compared unrounded, so that 3.96 is below 4.0.
 */
export function judgeQuality(stats: QualityStats, limits: QualityLimits): QualityReason[] {
  const { fewestRatings, floorTenths, claims: mostClaims } = limits
  const { tenthsSum, ratings, claims } = stats
  const isPoor = ratings >= fewestRatings && tenthsSum < floorTenths * ratings
  return [
    ...(isPoor && stats.lastRatingId !== stats.flaggedRatingId ? (['ratings'] as const) : []),
    ...(claims >= mostClaims && stats.lastClaimId !== stats.flaggedClaimId ? (['claims'] as const) : []),
  ]
}
