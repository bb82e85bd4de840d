import type { NearbyWasher } from '@washline/contract/directory/endpoints'
import { toUserId, type UserId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { readQuery, roughly, sorted } from './view-model.ts'

it.each([
  ['', undefined],
  ['place=', undefined],
  ['place=%20Harbour%20', { place: 'Harbour' }],
  ['latitude=3.1&longitude=101.7', { latitude: 3.1, longitude: 101.7 }],
  ['place=Here&latitude=0&longitude=0', { place: 'Here', latitude: 0, longitude: 0 }],
  ['latitude=3.1', undefined],
  ['latitude=&longitude=', undefined],
  ['place=Here&latitude=x&longitude=1', { place: 'Here' }],
])('%j is read as %j', (search, query) => expect(readQuery(new URLSearchParams(search))).toEqual(query))

it('rounds a position to about a hundred metres', () => expect(roughly(3.14789)).toBe(3.148))

const aWasher = (id: UserId, distance: number, average: number | null, count: number): NearbyWasher => ({
  id,
  name: `Washer ${id}`,
  since: '2026-03',
  rating: { average, count },
  completed_orders: count,
  promise_kept_percent: null,
  is_newcomer: true,
  place: { latitude: 3, longitude: 101 },
  distance_meters: distance,
})

it('sorts by rating so that a single five does not outrank many', () => {
  const washers = [
    aWasher(toUserId(1), 100, 5, 1),
    aWasher(toUserId(2), 200, null, 0),
    aWasher(toUserId(3), 300, 4.9, 80),
    aWasher(toUserId(4), 400, 3, 9),
  ]
  expect(sorted(washers, 'distance').map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(sorted(washers, 'rating').map(({ id }) => id)).toEqual([3, 1, 2, 4])
})
