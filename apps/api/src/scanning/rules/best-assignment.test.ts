import { expect, it } from 'vitest'
import { seededRandom } from '../../../../../tools/random/seeded-random.ts'
import { bestAssignment } from './best-assignment.ts'

it.each<[string, number[][], (number | undefined)[]]>([
  ['nothing', [], []],
  ['one row without columns', [[]], [undefined]],
  ['two that want the same', [[5], [7]], [undefined, 0]],
  [
    'the best of all, not the best of each',
    [
      [10, 9],
      [9, 1],
    ],
    [1, 0],
  ],
  ['what is worth nothing', [[0, -3]], [undefined]],
  ['more columns than rows', [[1, 2, 8]], [2]],
])('pairs %s', (_name, worth, expected) => {
  expect(bestAssignment(worth)).toEqual(expected)
})

/** The largest sum that any assignment has. */
const mostOf = ([row, ...others]: readonly number[][], taken: readonly number[] = []): number =>
  row === undefined
    ? 0
    : Math.max(
        mostOf(others, taken),
        ...row.map((worth, at) => (taken.includes(at) ? 0 : worth + mostOf(others, [...taken, at]))),
      )

it('has the largest sum of all assignments', () => {
  const random = seededRandom(3)
  for (let round = 0; round < 200; round++) {
    const columns = Math.floor(random() * 6)
    const worth = Array.from({ length: Math.floor(random() * 6) }, () =>
      Array.from({ length: columns }, () => Math.round(random() * 20 - 5)),
    )
    const assigned = bestAssignment(worth)
    const used = assigned.filter((column) => column !== undefined)
    expect(new Set(used).size).toBe(used.length)
    const sum = assigned.reduce<number>(
      (total, column, row) => total + (column === undefined ? 0 : (worth[row]?.[column] ?? 0)),
      0,
    )
    expect(sum).toBe(mostOf(worth))
  }
})
