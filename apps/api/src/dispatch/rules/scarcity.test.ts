import { expect, it } from 'vitest'
import { type Scarcity, scarcityOf } from './scarcity.ts'

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
