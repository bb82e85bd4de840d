import { type ItemId, toItemId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { matchDeclared } from './match-declared.ts'
import type { OrderItem } from './merge-items.ts'

const item = (id: ItemId, name: string, quantity: number): OrderItem => ({
  id,
  name,
  garment: 'blazer',
  category: 'outerwear',
  quantity,
  unitPriceMinor: minor(900),
  confidence: null,
  boxes: [],
})
const items = [
  item(toItemId(1), 'Blazer', 2),
  item(toItemId(2), 'Hat', 0),
  { ...item(toItemId(3), 'Coat', 1), id: null },
]

it.each([
  ['a piece of the list', [{ item_id: toItemId(1), value: 300 }], 1],
  [
    'each of two pieces',
    [
      { item_id: toItemId(1), value: 300 },
      { item_id: toItemId(1), value: 120.5, photo: '/x' },
    ],
    2,
  ],
  ['nothing', [], 0],
] as const)('keeps %s', (_, declared, count) => {
  const matched = matchDeclared(items, [...declared])
  expect('pieces' in matched && matched.pieces).toHaveLength(count)
})

it('keeps name, worth in minor units and photo', () => {
  expect(matchDeclared(items, [{ item_id: toItemId(1), value: 120.5, photo: '/x' }])).toEqual({
    pieces: [{ itemId: 1, name: 'Blazer', valueMinor: 12_050, photoUrl: '/x' }],
  })
})

it.each([
  ['a strange item', [{ item_id: toItemId(9), value: 300 }], 'declared_items.0.item_id'],
  ['an item that there is none of', [{ item_id: toItemId(2), value: 300 }], 'declared_items.0.item_id'],
  [
    'more pieces than there are',
    [toItemId(1), toItemId(1), toItemId(1)].map((item_id) => ({ item_id, value: 300 })),
    'declared_items.2.item_id',
  ],
])('refuses %s', (_, declared, field) => {
  const matched = matchDeclared(items, declared)
  expect('errors' in matched && Object.keys(matched.errors)).toEqual([field])
})
