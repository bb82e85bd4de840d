import { toItemId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { aDraft, anItem } from '../../platform/testing/a-draft.ts'
import { addRow, adopt, changeRow, countOf, inputOf, rowsOf, worthOf } from './view-model.ts'

const rows = rowsOf(aDraft().items)

describe('the edited list', () => {
  it('counts and sums without rounding errors', () => {
    expect(countOf(rows)).toBe(3)
    expect(worthOf(changeRow(rows, 'item-100101', { quantity: 3 }))).toBe(1_250)
  })
  it('increments an item that is listed', () => {
    expect(inputOf(addRow(rows, { key: 'new', name: ' t-SHIRT ', category: 'tops' }))).toEqual([
      { id: 100_101, name: 'T-shirt', category: 'tops', quantity: 3 },
      { id: 100_102, name: 'Jeans', category: 'bottoms', quantity: 1 },
    ])
  })
  it('estimates the price of a renamed item until the server has priced it', () => {
    const [renamed] = changeRow(rows, 'item-100101', { name: 'Silk blouse' })
    expect(renamed).toMatchObject({ unitPriceMinor: 500, isUnsure: false })
  })
  it('leaves out removed items', () => {
    expect(inputOf(changeRow(rows, 'item-100101', { isRemoved: true }))).toHaveLength(1)
  })
  it('keeps which unsure items were confirmed', () => {
    const unsure = [anItem({ needs_review: true })]
    expect(rowsOf(unsure)[0]?.isUnsure).toBe(true)
    expect(rowsOf(unsure, [toItemId(100_101)])[0]?.isUnsure).toBe(false)
    expect(inputOf(rowsOf(unsure, [toItemId(100_101)]))[0]).toMatchObject({ confirmed: true })
    expect(inputOf(rowsOf(unsure))[0]).not.toHaveProperty('confirmed')
    expect(inputOf(changeRow(rowsOf(unsure), 'item-100101', { isUnsure: false }))[0]).toMatchObject({ confirmed: true })
  })
})

describe('the server’s answer', () => {
  it('sets the id of an added item and the price of every item, and keeps later edits', () => {
    const edited = addRow(rows, { key: 'new', name: 'Scarf', category: 'accessories' })
    const answered = [
      anItem({ unit_price: toMajor(minor(300)) }),
      anItem({ id: toItemId(7), name: 'scarf', unit_price: toMajor(minor(400)) }),
    ]
    const adopted = adopt(changeRow(edited, 'item-100101', { quantity: 9 }), answered)
    expect(adopted[0]).toMatchObject({ id: 100_101, quantity: 9, unitPriceMinor: 300 })
    expect(adopted[2]).toMatchObject({ id: 7, key: 'new', unitPriceMinor: 400 })
  })
  it('adds a removed item as a new one when it is restored', () => {
    const removed = changeRow(rows, 'item-100102', { isRemoved: true })
    const adopted = adopt(removed, [anItem()])
    expect(inputOf(changeRow(adopted, 'item-100102', { isRemoved: false }))[1]).toEqual({
      name: 'Jeans',
      category: 'bottoms',
      quantity: 1,
    })
  })
})
