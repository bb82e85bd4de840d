import { toOrderId, toUserId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { type AssessedOrder, byUrgency, mostUrgent } from './live-market.ts'
import { liveMapWire } from './show-dispatch.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const order = (id: number, change: Partial<AssessedOrder> = {}): AssessedOrder => ({
  id: toOrderId(id),
  status: 'in_progress',
  washerId: toUserId(7),
  since: new Date(noon),
  hasOpenOffer: false,
  place: { latitude: 3.1491, longitude: 101.7128 },
  washerPlace: { latitude: 3.1529, longitude: 101.7079 },
  chance: null,
  risk: 'none',
  ...change,
})

it('begins with overdue orders, then the likeliest to be late, then those that wait for longest', () => {
  const orders = [
    order(1),
    order(2, { since: new Date(noon - 1) }),
    order(3, { chance: 0.4 }),
    order(4, { chance: 0.8 }),
    order(5, { risk: 'overdue' }),
  ]
  expect(orders.sort(byUrgency).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
})

it('lists the most urgent orders of each stage', () => {
  const orders = [order(1), order(2), order(3), order(4, { status: 'pending' }), order(5, { status: 'pending' })]
  expect(mostUrgent(orders, 3)).toEqual([1, 2, 4])
  expect(mostUrgent(orders, 9)).toEqual([1, 2, 3, 4, 5])
})

it('shows the most urgent orders on the map where there are too many, and how many there are', () => {
  const { orders, total } = liveMapWire([order(1), order(2), order(3)], [], 2)
  expect(orders.map(([id]) => id)).toEqual([1, 2])
  expect(total).toBe(3)
})

it('shows a Washer once, with the most urgent of their orders, and orders without a place nowhere', () => {
  const { orders, carriers } = liveMapWire([order(1), order(2, { place: null })], [], 9)
  expect(orders).toEqual([[1, 1_575, 50_856, 3, 0]])
  expect(carriers).toEqual([[1, 1_576, 50_854]])
})
