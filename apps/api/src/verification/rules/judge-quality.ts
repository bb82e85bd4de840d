import { market } from '@washline/contract/market'

export interface QualityFigures {
  readonly tenthsSum: number
  readonly ratings: number
}

/** The average of the last ratings in tenths, rounded; null before the first. */
export const averageTenths = ({ tenthsSum, ratings }: QualityFigures): number | null =>
  ratings === 0 ? null : Math.round(tenthsSum / ratings)

/** Why somebody should look at a Washer's work. Unrounded, so that 3.96 is under 4.0. */
export function judgeQuality(figures: QualityFigures): 'ratings'[] {
  const { fewestRatings, floorTenths } = market.quality
  const { tenthsSum, ratings } = figures
  return ratings >= fewestRatings && tenthsSum < floorTenths * ratings ? ['ratings'] : []
}
