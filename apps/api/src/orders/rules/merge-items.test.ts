import { toItemId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { firstCatalogue } from '@washline/contract/scanning/priced-catalogue'
import { describe, expect, it } from 'vitest'
import {
  addFound,
  countOf,
  type FoundItem,
  laundryValueOf,
  mergeItems,
  type OrderItem,
  priceFound,
} from './merge-items.ts'

const tshirt: OrderItem = {
  id: toItemId(1),
  name: 'T-shirt',
  garment: 'tshirt',
  category: 'tops',
  quantity: 2,
  unitPriceMinor: minor(250),
  confidence: 0.5,
  boxes: [[0.1, 0.1, 0.2, 0.2]],
}
const jeans: OrderItem = {
  ...tshirt,
  id: toItemId(2),
  name: 'Jeans',
  garment: 'jeans',
  category: 'bottoms',
  unitPriceMinor: minor(500),
}

describe('the list a person sends', () => {
  const cases: [string, Parameters<typeof mergeItems>[1], ReturnType<typeof mergeItems>][] = [
    [
      'changes a quantity and keeps the rest',
      [{ id: toItemId(1), name: 'T-shirt', quantity: 5 }],
      { items: [{ ...tshirt, quantity: 5 }] },
    ],
    [
      'keeps what it finds by name alone',
      [{ name: 'jeans', category: 'bottoms', quantity: 1 }],
      { items: [{ ...jeans, name: 'jeans', quantity: 1 }] },
    ],
    [
      'prices a renamed item anew and takes its doubt away',
      [{ id: toItemId(1), name: 'Silk blouse', quantity: 1 }],
      {
        items: [
          {
            ...tshirt,
            name: 'Silk blouse',
            garment: 'blouse',
            quantity: 1,
            unitPriceMinor: minor(500),
            confidence: null,
          },
        ],
      },
    ],
    [
      'takes the doubt of a confirmed item away, and of that one alone',
      [
        { id: toItemId(1), name: 'T-shirt', quantity: 2, confirmed: true },
        { id: toItemId(2), name: 'Jeans', quantity: 2 },
      ],
      { items: [{ ...tshirt, confidence: null }, jeans] },
    ],
    [
      'prices an added item',
      [{ name: 'Rain coat', quantity: 1 }],
      {
        items: [
          {
            id: null,
            name: 'Rain coat',
            garment: 'outerwear',
            category: 'outerwear',
            quantity: 1,
            unitPriceMinor: minor(1_200),
            confidence: null,
            boxes: [],
          },
        ],
      },
    ],
    [
      'keeps an item of none',
      [{ id: toItemId(1), name: 'T-shirt', quantity: 0 }],
      { items: [{ ...tshirt, quantity: 0 }] },
    ],
    ['may be empty', [], { items: [] }],
    ['refuses an item of another order', [{ id: toItemId(9), name: 'T-shirt', quantity: 1 }], { unknownItem: 0 }],
    [
      'refuses the same item twice',
      [
        { id: toItemId(1), name: 'T-shirt', quantity: 1 },
        { id: toItemId(1), name: 'T-shirt', quantity: 1 },
      ],
      { unknownItem: 1 },
    ],
  ]
  it.each(cases)('%s', (_, sent, expected) =>
    expect(mergeItems([tshirt, jeans], sent, firstCatalogue)).toEqual(expected),
  )

  it('moves an item to another category at the price of its name', () => {
    expect(
      mergeItems([tshirt], [{ id: toItemId(1), name: 'T-shirt', category: 'underwear', quantity: 1 }], firstCatalogue),
    ).toMatchObject({
      items: [{ category: 'underwear', unitPriceMinor: 250, confidence: null }],
    })
  })
})

describe('a further photo', () => {
  const found: FoundItem = { ...tshirt, garment: 'tshirt', confidence: 0.4, quantity: 3 }
  it('is the list when there is none', () => expect(addFound([], [found])).toEqual([{ ...found, id: null }]))
  it('adds to the items it knows', () =>
    expect(addFound([tshirt], [found])).toEqual([{ ...tshirt, quantity: 5, confidence: 0.4 }]))
  it('adds new items without a place on the first photo', () =>
    expect(addFound([jeans], [found])).toEqual([jeans, { ...found, id: null, boxes: [] }]))
  it('stays within 99 of one item', () =>
    expect(addFound([{ ...tshirt, quantity: 98 }], [found])[0]?.quantity).toBe(99))
})

it('names what was found with its colour, and prices it by its class', () => {
  const navy = { garment: garmentById('tshirt'), colour: 'navy', quantity: 2, confidence: 0.9, boxes: [] } as const
  expect(priceFound([navy], firstCatalogue)).toMatchObject([
    { name: 'Navy T-shirt', garment: 'tshirt', unitPriceMinor: 250 },
  ])
})

it('counts and sums', () => {
  expect(countOf([tshirt, jeans])).toBe(4)
  expect(laundryValueOf([tshirt, jeans])).toBe(1_500)
  expect(laundryValueOf([])).toBe(0)
})
