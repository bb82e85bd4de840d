export type QualityCause = 'ratings' | 'claims'

export interface QualityFigures {
  /** Of the last ratings. */
  readonly tenthsSum: number
  readonly ratings: number
  /** Lately paid, and borne by the Washer. */
  readonly claims: number
  readonly lastRatingId: number | null
  readonly lastClaimId: number | null
  /** What the last flag was raised on. */
  readonly flaggedRatingId: number | null
  readonly flaggedClaimId: number | null
}

/** The average of the last ratings in tenths, rounded; null before the first. */
export const averageTenths = ({ tenthsSum, ratings }: Pick<QualityFigures, 'tenthsSum' | 'ratings'>): number | null =>
  ratings === 0 ? null : Math.round(tenthsSum / ratings)

/** From where on somebody looks. */
export interface QualityLimits {
  readonly fewestRatings: number
  readonly floorTenths: number
  readonly claims: number
}

/**
 * Why somebody should look at a Washer's work: for what has come since somebody last did. The average is not rounded, so
 * that 3.96 is under 4.0.
 */
export function judgeQuality(figures: QualityFigures, limits: QualityLimits): QualityCause[] {
  const { fewestRatings, floorTenths, claims: mostClaims } = limits
  const { tenthsSum, ratings, claims } = figures
  const isPoor = ratings >= fewestRatings && tenthsSum < floorTenths * ratings
  return [
    ...(isPoor && figures.lastRatingId !== figures.flaggedRatingId ? (['ratings'] as const) : []),
    ...(claims >= mostClaims && figures.lastClaimId !== figures.flaggedClaimId ? (['claims'] as const) : []),
  ]
}
