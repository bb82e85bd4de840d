import { toItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { firstCatalogue } from '@washline/contract/scanning/priced-catalogue'
import { describe, expect, it } from 'vitest'
import { type OrderItem, priceFound, type SeenItem } from './merge-items.ts'
import { addedBy, afterAnswer, type PieceVerdict, piecesOf } from './photo-pieces.ts'

const shirts = (quantity: number): SeenItem & { appearances: string[] } => ({
  garment: garmentById('shirt'),
  colour: 'blue',
  quantity,
  confidence: 0.9,
  boxes: Array.from({ length: quantity }, (_, at) => [at / 10, 0, 0.1, 0.1] as const),
  appearances: Array.from({ length: quantity }, (_, at) => `cloth ${at}`),
})
const socks: SeenItem = { garment: garmentById('socks'), quantity: 2, confidence: 0.8, boxes: [[0.5, 0.5, 0.1, 0.1]] }

it('lists each piece that has a place, with what it looks like where that was measured', () => {
  expect(piecesOf<string>([shirts(2), socks])).toMatchObject([
    { garment: 'shirt', name: 'Blue shirt', hasColour: true, appearance: 'cloth 0' },
    { garment: 'shirt', name: 'Blue shirt', box: [0.1, 0, 0.1, 0.1], appearance: 'cloth 1' },
    { garment: 'socks', name: 'Socks (pair)', hasColour: false, appearance: null },
  ])
})

it('adds what a photo shows without the pieces that are surely counted', () => {
  const pieces = (verdicts: readonly PieceVerdict[]) => verdicts.map((verdict) => ({ name: 'Blue shirt', verdict }))
  const added = (...verdicts: PieceVerdict[]) =>
    addedBy(priceFound([shirts(2), socks], firstCatalogue), pieces(verdicts)).map(({ name, quantity }) => [
      name,
      quantity,
    ])
  expect(added('new', 'asked')).toEqual([
    ['Blue shirt', 2],
    ['Socks (pair)', 2],
  ])
  expect(added('once', 'new')).toEqual([
    ['Blue shirt', 1],
    ['Socks (pair)', 2],
  ])
  expect(added('once', 'once')).toEqual([['Socks (pair)', 2]])
})

describe("the list after the customer's answer", () => {
  const [blue, other] = [toItemId(1), toItemId(2)]
  const item = (id: number, quantity: number): OrderItem => ({
    id: toItemId(id),
    name: `item ${id}`,
    garment: 'shirt',
    category: 'tops',
    quantity,
    unitPriceMinor: minor(300),
    confidence: 0.9,
    boxes: [],
  })
  const gone = toItemId(9)
  it.each<
    [name: string, PieceVerdict, isSame: boolean, its: number, earlier: number, before: number[], after: number[]]
  >([
    ['the scan was right', 'once', true, blue, blue, [1, 1], [1, 1]],
    ['both are counted', 'once', false, blue, blue, [1, 1], [2, 1]],
    ['both are counted again', 'same', false, blue, blue, [1, 1], [2, 1]],
    ['it is one of one kind', 'asked', true, blue, blue, [2, 1], [1, 1]],
    ['it is one of another kind', 'asked', true, other, blue, [1, 2], [1, 1]],
    ['the last one of its kind', 'asked', true, other, blue, [1, 1], [1, 0]],
    ['it is two', 'asked', false, other, blue, [1, 1], [1, 1]],
    ['it is one after all', 'two', true, other, blue, [1, 1], [1, 0]],
    ['it is one, and the customer has taken one off by hand', 'asked', true, blue, blue, [1, 1], [1, 1]],
    ['it is one, and the earlier item was removed', 'asked', true, other, gone, [1, 1], [1, 1]],
    ['both are counted, and its item was removed', 'same', false, gone, blue, [1, 1], [2, 1]],
    [
      'no more than the most',
      'once',
      false,
      blue,
      blue,
      [market.orders.maxQuantity, 1],
      [market.orders.maxQuantity, 1],
    ],
  ])('%s', (_name, verdict, isSame, its, earlier, before, after) => {
    const items = before.map((quantity, at) => item(at + 1, quantity))
    const piece = { verdict, itemId: toItemId(its), earlierItemId: toItemId(earlier) }
    const listed = afterAnswer(items, piece, isSame)
    expect([blue, other].map((id) => listed.find((each) => each.id === id)?.quantity ?? 0)).toEqual(after)
  })
})
