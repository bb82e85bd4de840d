/** Where Washers are short: a decision every `everyMs` about up to `most` orders and the nearest `washers` of each. */
export const batchSettings = {
  everyMs: 5_000,
  most: 200,
  washers: 50,
  /** A search that no batch has looked at for this long makes waves again. */
  silentMs: 30_000,
  /** What an order costs for which nobody is asked, in seconds of driving; what it has waited counts as lateness. */
  leaveS: 100_000,
} as const

/**
 * Each day the weights of the chance of a refusal are learned anew from the `last` answers of so many days. The shipped weights count
 * like `priorAnswers` answers.
 */
export const refusalSettings = { days: 90, last: 20_000, priorAnswers: 50, rounds: 25 } as const
