import { type Random, seededRandom } from '../../random/seeded-random.ts'

/**
 * A stream of its own for each subject, so that what one of them draws does not change what another one draws: the same customers
 * and Washers meet every policy.
 */
export function streamOf(seed: number, ...subject: readonly number[]): Random {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  for (const part of subject) {
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ (part + 0x165667b1), 0xc2b2ae35)
    mixed ^= mixed >>> 13
  }
  return seededRandom(mixed)
}

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())

export const exponential = (random: Random, mean: number): number => -mean * Math.log(random() + 1e-12)

/** An index, each as likely as its weight. */
export function weighted(weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((sum, each) => sum + each, 0)
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] as number
    if (left < 0) return index
  }
  return weights.length - 1
}

export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))
