import { expect, it } from 'vitest'
import { estimatePickup, type MarketTimes, usualWait } from './estimate-pickup.ts'

const times: MarketTimes = {
  orders: 40,
  acceptS: { fast: 10, usual: 30, slow: 120 },
  delayS: { fast: 60, usual: 240, slow: 400 },
}
const at = (minutes: number, inHand = 0) => ({ tripS: minutes * 60, inHand })

it.each<[string, ReturnType<typeof at>[], MarketTimes, ReturnType<typeof estimatePickup>]>([
  ['nobody in reach', [], times, null],
  ['one Washer', [at(8)], times, { fromMinutes: 5, toMinutes: 20, basis: 'measured' }],
  [
    'the nearest and the farthest of a wave',
    [at(30), at(8), at(12)],
    times,
    { fromMinutes: 5, toMinutes: 40, basis: 'measured' },
  ],
  [
    'nobody beyond the first wave',
    [at(8), at(9), at(10), at(40)],
    times,
    { fromMinutes: 5, toMinutes: 20, basis: 'measured' },
  ],
  ['a Washer with orders in hand', [at(8, 2)], times, { fromMinutes: 10, toMinutes: 20, basis: 'measured' }],
  [
    'an idle Washer before a nearer busy one',
    [at(7, 1), at(8)],
    times,
    { fromMinutes: 5, toMinutes: 20, basis: 'measured' },
  ],
  ['too few orders', [at(8)], { ...times, orders: 19 }, { fromMinutes: 10, toMinutes: 25, basis: 'assumed' }],
  [
    'a Washer at the door',
    [at(0)],
    { ...times, delayS: { fast: -600, usual: 0, slow: 0 } },
    { fromMinutes: 0, toMinutes: 5, basis: 'measured' },
  ],
  [
    'a range of at least one step',
    [at(10)],
    { ...times, acceptS: { fast: 0, usual: 0, slow: 0 }, delayS: { fast: 0, usual: 0, slow: 0 } },
    { fromMinutes: 10, toMinutes: 15, basis: 'measured' },
  ],
])('%s', (_, candidates, measured, expected) => {
  expect(estimatePickup(candidates, measured)).toEqual(expected)
})

it.each([0, 10, 25])('is the same for nearly the same distances (%i s apart)', (s) => {
  expect(estimatePickup([{ tripS: 500 + s, inHand: 0 }], times)).toEqual(
    estimatePickup([{ tripS: 500, inHand: 0 }], times),
  )
})

it.each([
  [{ fast: 10, slow: 120 }, 20, { from_minutes: 0, to_minutes: 2 }],
  [{ fast: 60, slow: 121 }, 20, { from_minutes: 1, to_minutes: 3 }],
  [{ fast: 0, slow: 0 }, 20, { from_minutes: 0, to_minutes: 1 }],
  [{ fast: 10, slow: 120 }, 19, null],
])('the usual wait of %j from %i orders', (acceptS, orders, expected) => {
  expect(usualWait({ ...times, orders, acceptS: { usual: 60, ...acceptS } })).toEqual(expected)
})
