import type { Rating } from '@washline/contract/ratings/endpoints'

/** How many ratings there are of each number of stars, five first; 4.5 counts as 5. */
export const distributionOf = (ratings: readonly Pick<Rating, 'rating'>[]): number[] =>
  [5, 4, 3, 2, 1].map((stars) => ratings.filter(({ rating }) => Math.max(1, Math.round(rating)) === stars).length)
