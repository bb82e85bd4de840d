/** Values beyond which a t-distributed one lies in five of a hundred cases, by degrees of freedom from one on. */
const limits = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131]
const limitOfMany = 1.96

export interface MeanInterval {
  readonly mean: number
  /** The mean of all seeds is within so much of this one, in 95 of a hundred cases; null for a single value. */
  readonly plusMinus: number | null
}

export function meanInterval(values: readonly number[]): MeanInterval {
  const count = values.length
  const mean = values.reduce((sum, each) => sum + each, 0) / count
  if (count < 2) return { mean, plusMinus: null }
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1)
  return { mean, plusMinus: (limits[count - 2] ?? limitOfMany) * Math.sqrt(variance / count) }
}
