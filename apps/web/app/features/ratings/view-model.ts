import type { Rating } from '@washline/contract/ratings/endpoints'

export interface StarShare {
  stars: number
  count: number
  /** Of the most frequent, 0 to 1. */
  share: number
}

/** How many ratings there are of each number of stars, five first; 4.5 counts as 5. */
export function distributionOf(ratings: readonly Pick<Rating, 'rating'>[]): StarShare[] {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: ratings.filter(({ rating }) => Math.max(1, Math.round(rating)) === stars).length,
  }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map((each) => ({ ...each, share: each.count / most }))
}
