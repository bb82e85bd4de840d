import { market } from '../market.ts'

const { average, weight } = market.dispatch.ratingPrior

/** The Bayesian average: few ratings lean towards the market's, many stand for themselves. */
export const bayesianRating = (sum: number, count: number): number => (average * weight + sum) / (weight + count)
