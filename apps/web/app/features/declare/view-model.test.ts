import type { Item } from '@washline/contract/orders/schemas'
import { expect, it } from 'vitest'
import { declarable, likelyItems, readWorth, stillThere, sumOf } from './view-model.ts'

const item = (id: number, name: string, quantity = 1): Item => ({
  id,
  name,
  category: 'other',
  quantity,
  unit_price: 1,
  total_price: 1,
  confidence: null,
  needs_review: false,
  boxes: [],
})
const items = [item(1, 'Socks', 4), item(2, 'Outerwear'), item(3, 'Dress', 2), item(4, 'Hat', 0)]

it('offers the dearest first, and what may well be worth more', () => {
  expect(declarable(items, []).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(likelyItems(items, []).map(({ id }) => id)).toEqual([2, 3])
})

it('offers an item as often as there are pieces of it', () => {
  const declared = [
    { itemId: 3, retailValue: 200 },
    { itemId: 2, retailValue: 300 },
  ]
  expect(declarable(items, declared).map(({ id }) => id)).toEqual([3, 1])
  expect(sumOf(declared)).toBe(500)
})

it('drops what has left the list', () => {
  const declared = [2, 2, 3, 9].map((itemId) => ({ itemId, retailValue: 200 }))
  expect(stillThere(items, declared).map(({ itemId }) => itemId)).toEqual([2, 3])
})

it.each([
  ['180', { worth: 180 }],
  [' 180,50 ', { worth: 180.5 }],
  ['100.01', { worth: 100.01 }],
  ['100', { problem: 'Up to $100 nothing has to be declared.' }],
  ['', { problem: 'Please enter what it costs new, for example 180.' }],
  ['much', { problem: 'Please enter what it costs new, for example 180.' }],
  ['100000.01', { problem: 'The most that can be declared is $100,000.' }],
])('reads %j', (text, expected) => expect(readWorth(text)).toEqual(expected))
