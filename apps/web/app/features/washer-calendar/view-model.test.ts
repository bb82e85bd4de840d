import type { HourOutlook } from '@washline/contract/schedule/schemas'
import { expect, it } from 'vitest'
import { spansOf } from './view-model.ts'

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
