import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BatchInput, neighbourhoods, planBatch, planOneByOne } from './plan-batch.ts'

const never = Number.POSITIVE_INFINITY
const table = (costs: number[][], room: number[], more = 0, leave = 100): BatchInput => ({
  orders: costs.length,
  room,
  cost: (order, washer, taken) => (costs[order]?.[washer] ?? never) + more * taken.length,
  unassigned: () => leave,
})

describe('a batch', () => {
  it.each<[string, BatchInput, number[], number]>([
    ['nothing open', table([], [1]), [], 0],
    ['nobody there', table([[], []], []), [-1, -1], 200],
    [
      'the detour that is cheaper together',
      table(
        [
          [1, 2],
          [1, 9],
        ],
        [1, 1],
      ),
      [1, 0],
      3,
    ],
    ['several to one who has room', table([[1], [2], [3]], [2], 5), [0, 0, -1], 1 + 7 + 100],
    [
      'the next round elsewhere where that is cheaper',
      table(
        [
          [1, 50],
          [2, 9],
        ],
        [2, 2],
        20,
      ),
      [0, 1],
      10,
    ],
    ['dearer than waiting', table([[150]], [1]), [-1], 100],
    [
      'nobody in reach',
      table(
        [
          [never, never],
          [never, 4],
        ],
        [1, 1],
      ),
      [-1, 1],
      104,
    ],
  ])('%s', (_, input, washerOf, cost) => {
    expect(planBatch(input)).toEqual({ washerOf, cost })
  })

  it('is never worse than the waves on its own cost, and nobody gets more than there is room for', () => {
    const cost = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 150 }) },
      { weight: 1, arbitrary: fc.constant(never) },
    )
    const markets = fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 8 }))
      .chain(([orders, washers]) =>
        fc.tuple(
          fc.array(fc.array(cost, { minLength: washers, maxLength: washers }), {
            minLength: orders,
            maxLength: orders,
          }),
          fc.array(fc.integer({ min: 0, max: 3 }), { minLength: washers, maxLength: washers }),
          fc.integer({ min: -10, max: 60 }),
        ),
      )
    fc.assert(
      fc.property(markets, ([costs, room, more]) => {
        const input = table(costs, room, more)
        const { washerOf, cost: total } = planBatch(input)
        expect(total).toBeLessThanOrEqual(planOneByOne(input).cost)
        room.forEach((most, washer) => {
          expect(washerOf.filter((each) => each === washer).length).toBeLessThanOrEqual(most)
        })
      }),
      { numRuns: 200 },
    )
  })

  it('separates what is not linked by reach', () => {
    const costs = [
      [1, never, never],
      [2, 3, never],
      [never, never, 4],
      [never, never, never],
    ]
    expect(neighbourhoods(costs, 3)).toEqual([
      { orders: [0, 1], washers: [0, 1] },
      { orders: [2], washers: [2] },
      { orders: [3], washers: [] },
    ])
  })
})
