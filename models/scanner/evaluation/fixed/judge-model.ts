/** How a new model compares in one measure with the shipped one, over the same pictures. */
export interface ComparedMeasure {
  readonly name: string
  readonly shipped: number
  readonly candidate: number
  /** By how much the new one is better; negative where it is worse. */
  readonly gain: number
  /** The 95 % interval of the gain. */
  readonly low: number
  readonly high: number
  /** What it may be worse by chance. */
  readonly slack: number
}

export interface ModelVerdict {
  readonly isAccepted: boolean
  /** Why not. */
  readonly reasons: readonly string[]
}

/**
 * A model is accepted if it is better in the main measure beyond chance, and in no other measure worse beyond chance, or by more than the measure's
 * slack. What could not be measured refuses it.
 */
export function judgeModel(main: ComparedMeasure, others: readonly ComparedMeasure[]): ModelVerdict {
  const reasons = [
    ...(main.low > 0 ? [] : [`${main.name}: not better beyond chance`]),
    ...others.flatMap(({ name, gain, high, slack }) => {
      if (Number.isNaN(gain)) return [`${name}: not measured`]
      if (high < 0) return [`${name}: worse beyond chance`]
      return gain < -slack ? [`${name}: worse by more than ${slack}`] : []
    }),
  ]
  return { isAccepted: reasons.length === 0, reasons }
}
