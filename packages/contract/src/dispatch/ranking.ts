import { market } from '../market.ts'

const { average, weight } = market.dispatch.ratingPrior

/** The Bayesian average: the fewer the ratings, the closer to the market's average. */
export const bayesianRating = (sum: number, count: number): number => (average * weight + sum) / (weight + count)
