import { expect, it } from 'vitest'
import { settleCount } from './settle-count.ts'

it.each([
  ['all boxes of several garments', [0.1, 0.2, 0.7], ['best', 'next']],
  ['the best box where it is sure of one', [0.1, 0.8, 0.1], ['best']],
  ['all boxes where one is only likeliest', [0.1, 0.7, 0.2], ['best', 'next']],
  ['nothing where it is sure of nothing', [0.8, 0.2, 0], []],
  ['all boxes where there is no such view', [], ['best', 'next']],
])('keeps %s', (_, counts, expected) => {
  expect(settleCount(['best', 'next'], counts)).toEqual(expected)
})

it('keeps nothing of nothing', () => {
  expect(settleCount([], [0, 1])).toEqual([])
})
