import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import {
  cancelFee,
  type Deadline,
  deadlineAt,
  isLateToPickup,
  nextDeadlineAt,
  type OrderTimes,
  pickupDueAt,
} from './deadlines.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000)
const times: OrderTimes = {
  status: 'accepted',
  pickupAt: at(10),
  acceptedAt: at(0),
  pickedUpAt: null,
  laundryCompletedAt: null,
  deliveredAt: null,
  deliveryProven: null,
}

describe('the pickup', () => {
  it.each([
    ['at the pickup time', 30, 0, 30],
    ['ten minutes after a late acceptance', 10, 25, 35],
    ['at the pickup time before anybody accepts', 10, null, 10],
  ])('is due %s', (_, pickup, accepted, due) =>
    expect(pickupDueAt({ pickupAt: at(pickup), acceptedAt: accepted === null ? null : at(accepted) })).toEqual(at(due)),
  )

  it.each([
    [19.99, false],
    [20, true],
    [600, true],
  ])('is late after %d minutes: %s', (minutes, late) => expect(isLateToPickup(times, at(minutes))).toBe(late))

  it('is not late without a Washer', () =>
    expect(isLateToPickup({ pickupAt: at(0), acceptedAt: null }, at(600))).toBe(false))
})

describe('the deadlines', () => {
  const washing = { ...times, status: 'picked_up' as const, pickedUpAt: at(12) }
  const promise = 12 + 180 + 1 / 60
  it.each<[string, OrderTimes, Partial<Record<Deadline, number>>]>([
    ['on the way', times, { pickup: 20, operator: 130 }],
    ['picked up', washing, { start: 42, wash: 162, return: promise, operator: promise + 120 }],
    [
      'picked up in a zone that promises four hours',
      { ...washing, promiseS: 14_400 },
      { start: 42, wash: 222, return: promise + 60, operator: promise + 180 },
    ],
    [
      'taken over from another Washer',
      { ...washing, takenOverAt: at(100) },
      { start: 130, wash: 250, return: promise, operator: promise + 120 },
    ],
    ['washing', { ...washing, status: 'in_progress' }, { wash: 162, return: promise, operator: promise + 120 }],
    [
      'washed',
      { ...washing, status: 'in_progress', laundryCompletedAt: at(90) },
      { return: promise, operator: promise + 120 },
    ],
    ['delivered', { ...washing, status: 'delivered' }, {}],
    ['waiting for a Washer', { ...times, status: 'pending', acceptedAt: null }, {}],
  ])('%s', (_, order, expected) => {
    for (const deadline of ['pickup', 'start', 'wash', 'return', 'operator'] as const) {
      const minutes = expected[deadline]
      expect([deadline, deadlineAt(deadline, order)]).toEqual([deadline, minutes === undefined ? null : at(minutes)])
    }
  })
})

describe('the next deadline', () => {
  const washing = { ...times, status: 'picked_up' as const, pickedUpAt: at(0) }
  it.each([
    [0, 30],
    [29, 30],
    [30, 150],
    [151, 180 + 1 / 60],
    [299, 300 + 1 / 60],
  ])('after %d minutes is at %d', (after, next) => expect(nextDeadlineAt(washing, at(after))).toEqual(at(next)))
  it('is none after the last', () => expect(nextDeadlineAt(washing, at(301))).toBeNull())
})

describe('the fee for cancelling', () => {
  it.each([
    ['before anyone accepted', null, 6_000, 1_440, 0],
    ['at once', 0, 6_000, 0, 0],
    ['at five minutes', 0, 6_000, 5, 0],
    ['just after five minutes', 0, 6_000, 5.001, 300],
    ['when the Washer is nearly late', 0, 6_000, 19.99, 300],
    ['when the Washer is late', 0, 6_000, 20, 0],
    ['of an order smaller than the fee', 0, 250, 15, 250],
  ])('%s', (_, accepted, agreedMinor, minutes, fee) => {
    const acceptedAt = accepted === null ? null : at(accepted)
    expect(cancelFee({ pickupAt: at(10), acceptedAt, agreedMinor: minor(agreedMinor) }, at(minutes))).toBe(fee)
  })
})
