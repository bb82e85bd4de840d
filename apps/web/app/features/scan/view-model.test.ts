import { toItemId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import type { Item } from '@washline/contract/orders/schemas'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../platform/testing/a-draft.ts'
import { litTotals, piecesOf, questionsOf } from './view-model.ts'

const at = (left: number, top: number): Item['boxes'][number] => [left, top, 0.1, 0.1]
const shirts = anItem({ quantity: 3, boxes: [at(0.6, 0.6), at(0, 0)] })
const jeans = anItem({
  id: toItemId(2),
  name: 'Jeans',
  quantity: 1,
  unit_price: toMajor(minor(500)),
  boxes: [at(0.3, 0.1)],
})

it('lists the pieces as the eye reads the photo', () => {
  expect(piecesOf([shirts, jeans]).map(({ item }) => item.name)).toEqual(['T-shirt', 'Jeans', 'T-shirt'])
})

describe('the count while the pieces light up', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 250],
    [2, 2, 750],
    [3, 4, 1250],
    [99, 4, 1250],
  ])('%i lit', (lit, count, worth) => expect(litTotals([shirts, jeans], lit)).toEqual({ count, worth }))
})

it('asks about unsure items, unless every item is unsure', () => {
  const unsure = anItem({ id: toItemId(3), needs_review: true })
  expect(questionsOf([shirts, unsure])).toEqual([unsure])
  expect(questionsOf([unsure])).toEqual([])
})
