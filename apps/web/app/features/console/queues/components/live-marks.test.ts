import { toOrderId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { liveMarks, markKinds, markVariants } from './live-marks.ts'

const id = toOrderId(100_001)
const kindsOf = (...orders: [status: number, risk: number][]) =>
  liveMarks({
    orders: orders.map(([status, risk]) => [id, 1_574, 50_856, status, risk]),
    carriers: [],
    free: [],
    total: 1,
  }).map(({ variant }) => markKinds[variant])

it('marks an order by its risk first, then by whether it searches', () => {
  expect(kindsOf([0, 0], [3, 0], [0, 1], [3, 2], [3, 3])).toEqual(['searching', 'running', 'risk', 'risk', 'overdue'])
})

it('marks Washers with an order, and free ones with their number, at their rounded places', () => {
  expect(liveMarks({ orders: [], carriers: [[id, 1_576, 50_854]], free: [[4, 1_580, 50_859]], total: 0 })).toEqual([
    { point: { latitude: 3.16, longitude: 101.718 }, variant: 5, count: 4, id: null },
    { point: { latitude: 3.152, longitude: 101.708 }, variant: 4, count: 1, id },
  ])
})

it('has no two variants that differ by their colours alone', () => {
  const drawn = markVariants.map(({ shape, sign }) => `${shape} ${sign}`)
  expect(new Set(drawn).size).toBe(markVariants.length)
})
