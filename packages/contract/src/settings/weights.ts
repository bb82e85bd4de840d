import type { market } from '../market.ts'

/** The part of the score that each weight counts. */
export const weightParts = {
  weight_travel: 'travel',
  weight_rating: 'rating',
  weight_on_time: 'onTime',
  weight_acceptance: 'acceptance',
  weight_load: 'load',
  weight_skips: 'skips',
} as const satisfies Record<string, keyof typeof market.dispatch.weights>
export type WeightName = keyof typeof weightParts
export const weightNames = Object.keys(weightParts) as WeightName[]
