import { expect, it } from 'vitest'
import { type Scarcity, scarceInAnyCase, scarcityOf } from './scarcity.ts'
import { isSurelyScarce, scarcityAround } from './scarcity-around.ts'

it.each<[string, number, number, Scarcity, Scarcity]>([
  ['no orders, nobody there', 0, 0, 'scarce', 'calm'],
  ['an order and nobody there', 1, 0, 'calm', 'scarce'],
  ['one order for ten places', 1, 10, 'scarce', 'calm'],
  ['as many orders as places', 5, 5, 'calm', 'scarce'],
  ['in between, calm before', 6, 10, 'calm', 'calm'],
  ['in between, scarce before', 6, 10, 'scarce', 'scarce'],
])('%s', (_, openOrders, freeCapacity, before, expected) => {
  expect(scarcityOf({ openOrders, freeCapacity }, before)).toBe(expected)
})

it.each([1, 2, 7])(
  'so many open orders around %i Washers show scarcity without their loads, and one fewer does not',
  (count) => {
    const here = { latitude: 3.1, longitude: 101.7 }
    const washers = Array.from({ length: count }, () => ({ ...here, radiusKm: 5 }))
    const around = (open: number) => ({
      ...{ places: [here], washers, completeM: 10_000, radiusM: 8_000 },
      open: Array.from({ length: open }, () => here),
    })
    const enough = scarceInAnyCase(count)
    expect([isSurelyScarce(around(enough)), isSurelyScarce(around(enough - 1))]).toEqual([true, false])
    const free = washers.map(() => ({ inHand: 0 }))
    expect(scarcityAround({ ...around(enough), loads: free }, 'calm')).toBe('scarce')
    expect(scarcityAround({ ...around(enough - 1), loads: free }, 'calm')).toBe('calm')
  },
)
