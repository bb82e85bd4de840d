import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign } from './assign.ts'

const never = Number.POSITIVE_INFINITY

/** The least total over every way to give each order a Washer of its own or none. */
function leastTotal(costs: readonly (readonly number[])[], leave: readonly number[], order = 0, taken = 0): number {
  const row = costs[order]
  if (!row) return 0
  let least = (leave[order] ?? never) + leastTotal(costs, leave, order + 1, taken)
  row.forEach((cost, washer) => {
    if (taken & (1 << washer) || cost === never) return
    least = Math.min(least, cost + leastTotal(costs, leave, order + 1, taken | (1 << washer)))
  })
  return least
}

const totalOf = (costs: readonly (readonly number[])[], leave: readonly number[], washers: readonly number[]) =>
  washers.reduce((sum, washer, order) => sum + ((washer < 0 ? leave[order] : costs[order]?.[washer]) ?? never), 0)

describe('who gets which order', () => {
  it.each<[string, number[][], number, number[]]>([
    ['nothing to do', [], 100, []],
    ['nobody there', [[], []], 100, [-1, -1]],
    ['one of two', [[7, 3]], 100, [1]],
    [
      'the detour that is cheaper together',
      [
        [1, 2],
        [1, 9],
      ],
      100,
      [1, 0],
    ],
    [
      'a forbidden pair',
      [
        [never, 5],
        [never, 4],
      ],
      100,
      [-1, 1],
    ],
    ['more orders than Washers', [[5], [3], [4]], 100, [-1, 0, -1]],
    [
      'nobody at that price',
      [
        [5, 50],
        [60, 70],
      ],
      40,
      [0, -1],
    ],
  ])('%s', (_, costs, leave, expected) => {
    expect(assign(costs, () => leave)).toEqual(expected)
  })

  it('costs as little as the best of all ways, and gives nobody two orders', () => {
    const cost = fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 40 }) },
      { weight: 1, arbitrary: fc.constant(never) },
    )
    const market = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 6 })).chain(([orders, washers]) =>
      fc.tuple(
        fc.array(fc.array(cost, { minLength: washers, maxLength: washers }), {
          minLength: orders,
          maxLength: orders,
        }),
        fc.array(fc.integer({ min: 5, max: 60 }), { minLength: orders, maxLength: orders }),
      ),
    )
    fc.assert(
      fc.property(market, ([costs, leave]) => {
        const washers = assign(costs, (order) => leave[order] ?? never)
        const taken = washers.filter((washer) => washer >= 0)
        expect(new Set(taken).size).toBe(taken.length)
        expect(totalOf(costs, leave, washers)).toBe(leastTotal(costs, leave))
      }),
      { numRuns: 300 },
    )
  })
})
