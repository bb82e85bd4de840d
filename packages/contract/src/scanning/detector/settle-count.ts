const sureOfNone = 0.7
const sureOfOne = 0.75

/**
 * The detector's count of the whole picture overrules its boxes if it is confident of no or one garment, where it is right
 * more often; for several garments the boxes are. `counts` are the probabilities of 0, 1, 2 … garments.
 */
export function settleCount<Found>(bestFirst: readonly Found[], counts: ArrayLike<number>): readonly Found[] {
  if ((counts[0] ?? 0) > sureOfNone) return []
  return (counts[1] ?? 0) > sureOfOne ? bestFirst.slice(0, 1) : bestFirst
}
