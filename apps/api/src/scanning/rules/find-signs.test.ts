import { expect, it } from 'vitest'
import { findSigns } from './find-signs.ts'

const gridSize = 8

/** A grid with these scores by [column, row]; each symbol is two cells wide and three high, its middle in the middle of its cell. */
function answerOf(scores: readonly [column: number, row: number, score: number][]) {
  const area = gridSize * gridSize
  const grid = new Float32Array(area)
  for (const [column, row, score] of scores) grid[row * gridSize + column] = score
  const places = new Float32Array(4 * area).fill(0.5, 0, 2 * area)
  return { scores: grid, places: places.fill(2, 2 * area, 3 * area).fill(3, 3 * area), gridSize }
}
const middlesOf = (scores: readonly [number, number, number][], threshold = 0.3) =>
  findSigns(answerOf(scores), threshold).map(({ x, y }) => [x * gridSize - 0.5, y * gridSize - 0.5])

it('finds peaks from the threshold, the best first, with their sizes', () => {
  expect(
    middlesOf([
      [1, 1, 0.4],
      [5, 1, 0.9],
      [5, 6, 0.2],
    ]),
  ).toEqual([
    [5, 1],
    [1, 1],
  ])
  expect(findSigns(answerOf([[5, 1, 0.9]]), 0.3)).toMatchObject([{ width: 2 / gridSize, height: 3 / gridSize }])
})

it.each<[string, [number, number, number][], number]>([
  [
    'beside a higher one',
    [
      [2, 2, 0.9],
      [3, 3, 0.8],
    ],
    1,
  ],
  [
    'over half a symbol away',
    [
      [2, 2, 0.9],
      [4, 2, 0.8],
    ],
    2,
  ],
  [
    'below, within half of its height',
    [
      [2, 2, 0.9],
      [2, 3, 0.8],
    ],
    1,
  ],
  [
    'at the edge',
    [
      [0, 0, 0.9],
      [7, 7, 0.8],
    ],
    2,
  ],
])('a peak %s', (_, scores, count) => {
  expect(middlesOf(scores)).toHaveLength(count)
})

it('finds nothing in an empty grid', () => {
  expect(middlesOf([])).toEqual([])
})
