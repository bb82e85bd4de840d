import type { HourOutlook } from '@washline/contract/schedule/schemas'
import { expect, it } from 'vitest'
import { nextRange, rangesProblem, spansOf } from './view-model.ts'

const at = (hour: number) => `2026-03-03T0${hour}:00:00.000Z`
const free = (hour: number): HourOutlook => ({ from: at(hour), booked: 0, expected: 0, earning: null })

it('joins hours that follow each other and read the same', () => {
  const outlook = [free(1), free(2), { ...free(3), booked: 2, expected: 1 }, free(4), free(6)]
  expect(spansOf(outlook).map(({ from, to }) => [from, to])).toEqual([
    [at(1), at(3)],
    [at(3), at(4)],
    [at(4), at(5)],
    [at(6), at(7)],
  ])
})

const hours = (...of: [number, number][]) => of.map(([from, to]) => ({ from: from * 60, to: to * 60 }))

it.each([
  [[[9, 17]], [18, 21]],
  [
    [
      [14, 18],
      [8, 11],
    ],
    [19, 22],
  ],
  [[[9, 21]], [22, 24]],
  [[[9, 23]], undefined],
  [[[0, 24]], undefined],
] as [[number, number][], [number, number] | undefined][])('after %j suggests %j', (ranges, next) => {
  expect(nextRange(hours(...ranges))).toEqual(next && hours(next)[0])
})

it.each([
  [
    'one after the other',
    [
      [8, 11],
      [14, 18],
    ],
    true,
  ],
  [
    'entered in another order',
    [
      [14, 18],
      [8, 11],
    ],
    true,
  ],
  [
    'that touch',
    [
      [8, 11],
      [11, 18],
    ],
    true,
  ],
  [
    'that overlap',
    [
      [8, 12],
      [11, 18],
    ],
    false,
  ],
  ['that end before they begin', [[12, 8]], false],
] as [string, [number, number][], boolean][])('hours %s', (_, ranges, isRight) => {
  expect(rangesProblem(hours(...ranges)) === undefined).toBe(isRight)
})
