const sureOfNone = 0.7
const sureOfOne = 0.75

/**
 * Lets the detector's view of the whole picture overrule its boxes where it is sure of nothing or of one garment: there it
 * is right more often. Of several garments the boxes know better. `counts` are the probabilities of 0, 1, 2 … garments.
 */
export function settleCount<Found>(bestFirst: readonly Found[], counts: ArrayLike<number>): readonly Found[] {
  if ((counts[0] ?? 0) > sureOfNone) return []
  return (counts[1] ?? 0) > sureOfOne ? bestFirst.slice(0, 1) : bestFirst
}
