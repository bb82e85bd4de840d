import { type ItemId, toItemId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import type { Item } from '@washline/contract/orders/schemas'
import { expect, it } from 'vitest'
import { stillThere } from './components/declared.ts'
import { declarable, likelyItems, readWorth, sumOf } from './view-model.ts'

const item = (id: ItemId, name: string, quantity = 1): Item => ({
  id,
  name,
  category: 'other',
  quantity,
  unit_price: toMajor(minor(100)),
  total_price: toMajor(minor(100)),
  confidence: null,
  needs_review: false,
  boxes: [],
})
const items = [
  item(toItemId(1), 'Socks', 4),
  item(toItemId(2), 'Outerwear'),
  item(toItemId(3), 'Dress', 2),
  item(toItemId(4), 'Hat', 0),
]

it('offers the most expensive first, and preselects likely valuables', () => {
  expect(declarable(items, []).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(likelyItems(items, []).map(({ id }) => id)).toEqual([2, 3])
})

it('offers an item once for each piece', () => {
  const declared = [
    { itemId: toItemId(3), retailValue: 200 },
    { itemId: toItemId(2), retailValue: 300 },
  ]
  expect(declarable(items, declared).map(({ id }) => id)).toEqual([3, 1])
  expect(sumOf(declared)).toBe(500)
})

it('drops items that are no longer on the list', () => {
  const declared = [toItemId(2), toItemId(2), toItemId(3), toItemId(9)].map((itemId) => ({ itemId, retailValue: 200 }))
  expect(stillThere(items, declared).map(({ itemId }) => itemId)).toEqual([2, 3])
})

it.each([
  ['180', { worth: 180 }],
  [' 180,50 ', { worth: 180.5 }],
  ['100.01', { worth: 100.01 }],
  ['100', { problem: 'Items up to $100 do not need to be declared.' }],
  ['', { problem: 'Please enter its price when new, for example 180.' }],
  ['much', { problem: 'Please enter its price when new, for example 180.' }],
  ['100000.01', { problem: 'You can declare $100,000 at most.' }],
])('reads %j', (text, expected) => expect(readWorth(text)).toEqual(expected))
