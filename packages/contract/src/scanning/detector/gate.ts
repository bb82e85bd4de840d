/** A linear rule over what the detector sees in the whole picture, trained on pictures with and without laundry. */
export type Gate = {
  readonly weights: readonly number[]
  readonly bias: number
  /** Below this chance the picture has no laundry. */
  readonly refuseBelow: number
  /** Below this chance no garment is sure. */
  readonly sureFrom: number
}

/** How likely the picture shows laundry, 0 to 1. */
export function laundryChance({ weights, bias }: Gate, features: ArrayLike<number>): number {
  if (features.length !== weights.length)
    throw new Error(`the gate weighs ${weights.length} values, not ${features.length}`)
  const score = weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), bias)
  return 1 / (1 + Math.exp(-score))
}
