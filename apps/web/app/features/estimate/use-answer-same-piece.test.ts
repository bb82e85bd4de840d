import { toItemId } from '@washline/contract/ids'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../platform/testing/a-draft.ts'
import { follow } from './use-answer-same-piece.ts'
import { addRow, changeRow, inputOf, rowsOf } from './view-model.ts'

describe('a change by the server', () => {
  const jeans = anItem({ id: toItemId(100_102), name: 'Jeans', quantity: 1 })
  const before = [anItem(), jeans]
  it.each([
    ['adds to an item', [anItem({ quantity: 3 }), jeans], { 'T-shirt': 3, Jeans: 1 }],
    ['takes from an item', [anItem({ quantity: 1 }), jeans], { 'T-shirt': 1, Jeans: 1 }],
    ['removes an item', [anItem()], { 'T-shirt': 2 }],
    [
      'adds an item',
      [...before, anItem({ id: toItemId(7), name: 'Hat', quantity: 1 })],
      { 'T-shirt': 2, Jeans: 1, Hat: 1 },
    ],
  ])('%s', (_, after, expected) => {
    const followed = follow(rowsOf(before), before, rowsOf(after))
    expect(Object.fromEntries(followed.map(({ name, quantity }) => [name, quantity]))).toEqual(expected)
  })
  it('leaves what was edited meanwhile', () => {
    const edited = addRow(changeRow(rowsOf(before), 'item-100101', { quantity: 5 }), {
      key: 'new',
      name: 'Scarf',
      category: 'accessories',
    })
    const followed = follow(
      changeRow(edited, 'item-100102', { quantity: 4 }),
      before,
      rowsOf([anItem({ quantity: 1 })]),
    )
    expect(inputOf(followed)).toEqual([
      { id: 100_101, name: 'T-shirt', category: 'tops', quantity: 4 },
      { name: 'Jeans', category: 'tops', quantity: 3 },
      { name: 'Scarf', category: 'accessories', quantity: 1 },
    ])
  })
})
