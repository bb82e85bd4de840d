import { expect, it } from 'vitest'
import { bootstrap, wilson } from './intervals.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it.each([
  [9, 10, 0.596, 0.982],
  [0, 20, 0, 0.161],
  [95, 100, 0.888, 0.978],
  [0, 0, 0, 1],
])('%i of %i', (part, whole, low, high) => {
  const interval = wilson(part, whole)
  expect(interval[0]).toBeCloseTo(low, 3)
  expect(interval[1]).toBeCloseTo(high, 3)
})

it('surrounds a mean, the same each time', () => {
  const values = Array.from({ length: 100 }, (_, at) => at % 2)
  const [low, high] = bootstrap(values, mean)
  expect(low).toBeGreaterThan(0.38)
  expect(low).toBeLessThan(0.45)
  expect(high).toBeGreaterThan(0.55)
  expect(high).toBeLessThan(0.62)
  expect(bootstrap(values, mean)).toEqual([low, high])
})
