import { expect, it } from 'vitest'
import { isOddCount, isPossibleCount } from './count-limits.ts'

it.each([
  [4, 40, true],
  [4, 12, true],
  [4, 11, false],
  [1, 5, false],
  [1, 6, true],
  [0, 4, false],
  [0, 5, true],
  [30, 0, false],
])('of %i expected, %i counted: odd is %s', (expected, counted, odd) => expect(isOddCount(expected, counted)).toBe(odd))

it('is possible up to the pieces of a bag', () => {
  const counts = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }))
  expect(isPossibleCount(counts(99, 99, 99, 99, 99, 99, 6))).toBe(true)
  expect(isPossibleCount(counts(99, 99, 99, 99, 99, 99, 7))).toBe(false)
})
