import { expect, it } from 'vitest'
import { minor } from '../money.ts'
import { netPayOf, payPerHourMinor, tripSeconds } from './pay.ts'

it.each([
  [0, 0],
  [100, 85],
  [5_000, 4_250],
  [333, 283],
])('of a value of %i the Washer earns %i', (value, net) => expect(netPayOf(minor(value))).toBe(net))

it('takes 25 km/h over a street 1.3 times the straight line', () => {
  expect(tripSeconds(25_000 / 1.3)).toBe(3_600)
  expect(tripSeconds(0)).toBe(0)
})

it('pays less per hour the farther it is', () => {
  expect(payPerHourMinor(minor(3_000), 0, 'medium')).toBe(3_000)
  expect(payPerHourMinor(minor(3_000), 5_000, 'medium')).toBeLessThan(3_000)
})
