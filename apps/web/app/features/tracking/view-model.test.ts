import { describe, expect, it } from 'vitest'
import { actionOf } from '../../domain/order/action-of.ts'
import { progressOf, promisedAt, timeLeftS } from '../../domain/order/order-progress.ts'
import { isEnRoute, itemChanges } from './view-model.ts'

const picked = '2026-11-20T12:42:00.000Z'
const pickedMs = Date.parse(picked)

describe('the promise', () => {
  it.each([
    [null, 0, 10_801],
    [picked, pickedMs, 10_801],
    [picked, pickedMs + 2_760_000, 8_041],
    [picked, pickedMs + 10_900_000, -99],
  ])('picked up at %s, at %d ms: %d s left', (at, nowMs, left) => expect(timeLeftS(at, nowMs)).toBe(left))

  it('is three hours after pickup', () => expect(promisedAt(picked).toISOString()).toBe('2026-11-20T15:42:00.000Z'))
})

it.each([
  ['accepted', null, -1, true],
  ['picked_up', null, 0, true],
  ['in_progress', null, 1, false],
  ['in_progress', picked, 2, true],
  ['delivered', picked, 3, false],
] as const)('%s, wash done at %s: stop %d, on the road %s', (status, laundry_completed_at, stop, isRoad) => {
  expect(progressOf({ status, laundry_completed_at })).toBe(stop)
  expect(isEnRoute({ status, laundry_completed_at })).toBe(isRoad)
})

it.each([
  ['pickUp', 'picked_up'],
  ['startLaundry', 'in_progress'],
  ['finishLaundry', 'laundry_complete'],
  ['deliver', 'delivered'],
  ['cancel', undefined],
] as const)('%s is requested by %s', (move, action) => expect(actionOf(move)).toBe(action))

it('lists what another item list changes', () => {
  const before = [
    { name: 'T-shirt', quantity: 4 },
    { name: 'Jeans', quantity: 1 },
    { name: 'Towel', quantity: 2 },
  ]
  const after = [
    { name: 'T-shirt', quantity: 6 },
    { name: 'Towel', quantity: 2 },
    { name: 'Coat', quantity: 1 },
  ]
  expect(itemChanges(before, after)).toEqual([
    { name: 'T-shirt', before: 4, after: 6 },
    { name: 'Jeans', before: 1, after: 0 },
    { name: 'Coat', before: 0, after: 1 },
  ])
})
