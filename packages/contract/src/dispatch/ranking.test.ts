import { expect, it } from 'vitest'
import { bayesianRating } from './ranking.ts'

it('is close to the market’s average for few ratings', () => {
  expect(bayesianRating(0, 0)).toBe(4.5)
  expect(bayesianRating(1, 1)).toBeCloseTo((4.5 * 5 + 1) / 6)
  expect(bayesianRating(1_000, 1_000)).toBeCloseTo(1, 1)
})
