import { minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { type OfferTraits, type Skip, skipShare } from './skip-share.ts'

const now = new Date('2026-03-10T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const order: OfferTraits = { distanceM: 4_000, itemsCount: 12, netPayMinor: minor(1_000), pickupAt: hours(0) }
const skip = (reason: Skip['reason'], changes: Partial<Skip> = {}): Skip => ({ ...order, reason, at: now, ...changes })
const days = (count: number) => new Date(now.getTime() - count * 86_400_000)

describe('one skip, of three that count fully', () => {
  it.each<[string, Skip, number]>([
    ['too far, the same distance', skip('too_far'), 1 / 3],
    ['too far, nearer than this order', skip('too_far', { distanceM: 2_000 }), 1 / 3],
    ['too far, and this order is three quarters of it', skip('too_far', { distanceM: 5_333 }), 1 / 6],
    ['too far, and this order is half of it', skip('too_far', { distanceM: 8_000 }), 0],
    ['too big, a smaller one', skip('too_big', { itemsCount: 8 }), 1 / 3],
    ['too big, and this order is half of it', skip('too_big', { itemsCount: 24 }), 0],
    ['too little, a better paid one', skip('too_little', { netPayMinor: minor(1_500) }), 1 / 3],
    ['too little, and this order pays twice as much', skip('too_little', { netPayMinor: minor(500) }), 0],
    ['too late, at the same hour', skip('too_late', { pickupAt: hours(-48) }), 1 / 3],
    ['too late, an hour earlier on another day', skip('too_late', { pickupAt: hours(-25) }), 1 / 6],
    ['too late, across midnight', skip('too_late', { pickupAt: hours(-23) }), 1 / 6],
    ['too late, at another time of the day', skip('too_late', { pickupAt: hours(-6) }), 0],
    ['half a month ago', skip('too_far', { at: days(15) }), 1 / 6],
    ['a month ago', skip('too_far', { at: days(30) }), 0],
    ['longer ago', skip('too_far', { at: days(300) }), 0],
    ['in the future, by another clock', skip('too_far', { at: days(-1) }), 1 / 3],
    ['far, where the skipped one was at the door', skip('too_far', { distanceM: 0 }), 1 / 3],
  ])('%s', (_, skipped, share) => {
    expect(skipShare([skipped], order, now)).toBeCloseTo(share, 3)
  })
})

it('is 0 without skips and never more than 1', () => {
  expect(skipShare([], order, now)).toBe(0)
  expect(
    skipShare(
      Array.from({ length: 20 }, () => skip('too_far')),
      order,
      now,
    ),
  ).toBe(1)
})

it('adds reasons up', () => {
  expect(skipShare([skip('too_far'), skip('too_big')], order, now)).toBeCloseTo(2 / 3)
})
