import type { Pace } from './pace.ts'

/** Mean and variance of a time, in seconds. */
export interface Moments {
  readonly mean: number
  readonly variance: number
}

/** Abramowitz and Stegun 7.1.26. */
export function normalShare(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2)
  const tail =
    (t *
      (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
      Math.exp((-z * z) / 2)) /
    2
  return z < 0 ? tail : 1 - tail
}

const farthestZ = 3

/** How much longer a stage takes that has lasted for `spentS` already. */
export function leftOf({ mean, spread }: Pace, spentS = 0): Moments {
  const spentZ = spentS > 0 ? (Math.log(spentS) - mean) / spread : Number.NEGATIVE_INFINITY
  // A stage that has lasted for longer than nearly all: the rest grows with what it has lasted.
  const z = Math.min(spentZ, farthestZ)
  const seconds = z === spentZ ? spentS : Math.exp(mean + farthestZ * spread)
  const beyond = normalShare(-z)
  const first = (Math.exp(mean + spread ** 2 / 2) * normalShare(spread - z)) / beyond
  const second = (Math.exp(2 * mean + 2 * spread ** 2) * normalShare(2 * spread - z)) / beyond
  const scale = z === spentZ ? 1 : spentS / seconds
  return { mean: Math.max(1, first - seconds) * scale, variance: Math.max(1, second - first ** 2) * scale ** 2 }
}

export const sumOf = (times: readonly Moments[]): Moments => ({
  mean: times.reduce((sum, { mean }) => sum + mean, 0),
  variance: times.reduce((sum, { variance }) => sum + variance, 0),
})

/** A sum of log-normal times is nearly log-normal itself (Fenton and Wilkinson). */
export function logNormalOf({ mean, variance }: Moments): Pace {
  const squared = Math.log(1 + variance / mean ** 2)
  return { mean: Math.log(mean) - squared / 2, spread: Math.sqrt(squared) }
}

const z90 = 1.2815515655446004

/** Below which errors of an estimate half of them are, and nine in ten, in spreads of it. */
export interface ErrorRange {
  readonly p50: number
  readonly p90: number
}
/** Of an estimate that is right. */
export const noError: ErrorRange = { p50: 0, p90: z90 }

/** Half of all take at most the first of these, nine in ten the second. */
export const rangeOf = (
  { mean, spread }: Pace,
  { p50, p90 } = noError,
): { readonly p50S: number; readonly p90S: number } => ({
  p50S: Math.exp(mean + p50 * spread),
  p90S: Math.exp(mean + p90 * spread),
})

/** The chance that a time is longer than `seconds`. */
export const chanceBeyond = ({ mean, spread }: Pace, seconds: number, { p50, p90 } = noError): number => {
  if (seconds <= 0) return 1
  const spreads = (Math.log(seconds) - mean) / spread
  return normalShare(((p50 - spreads) * z90) / (p90 - p50))
}
