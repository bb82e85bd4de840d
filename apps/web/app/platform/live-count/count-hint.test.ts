import { expect, it } from 'vitest'
import { nextHint, noHint } from './count-hint.ts'

const after = (...frames: readonly (readonly [atMs: number, count: number])[]) => {
  const { shown, announced } = frames.reduce((hint, [atMs, count]) => nextHint(hint, { count, atMs }), noHint)
  return [shown, announced]
}

it.each<[string, [number, number][], [shown: number, announced: number]]>([
  ['nothing where nothing was found', [[0, 0]], [0, 0]],
  ['the first count at once', [[9_000, 7]], [7, 0]],
  [
    'the count before while one frame differs',
    [
      [0, 7],
      [500, 7],
      [1_000, 6],
    ],
    [7, 0],
  ],
  [
    'a new count that two frames agree on',
    [
      [0, 7],
      [500, 6],
      [1_000, 6],
    ],
    [6, 0],
  ],
  [
    'to everybody what stood for two seconds',
    [
      [0, 7],
      [1_000, 7],
      [2_000, 7],
    ],
    [7, 7],
  ],
  [
    'the old count to listeners until the new one stood',
    [
      [0, 7],
      [2_000, 7],
      [2_500, 5],
      [3_000, 5],
      [4_900, 5],
    ],
    [5, 7],
  ],
  [
    'the count through a moment without',
    [
      [0, 7],
      [500, 0],
      [1_900, 0],
    ],
    [7, 0],
  ],
  [
    'nothing after a while without',
    [
      [0, 7],
      [2_000, 7],
      [4_000, 0],
    ],
    [0, 0],
  ],
])('announces %s', (_, frames, expected) => {
  expect(after(...frames)).toEqual(expected)
})
