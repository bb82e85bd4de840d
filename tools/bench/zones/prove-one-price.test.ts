import { expect, it } from 'vitest'
import { proveOnePrice } from './prove-one-price.ts'

it('finds exactly one zone and one price for each of 20,000 random points', () => {
  const { points, onEdges, inOverlaps, outside } = proveOnePrice(20_000, 7)
  expect(points).toBe(20_000)
  // The points reach what could go wrong.
  for (const count of [onEdges, inOverlaps, outside]) expect(count).toBeGreaterThan(1_000)
})
