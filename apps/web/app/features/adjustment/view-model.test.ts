import { toItemId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { countOf, inputOf, isChanged, type Line, withGarment, withoutLine, withQuantity } from './view-model.ts'

const shirt: Line = { key: '1', id: toItemId(1), name: 'Shirt', category: 'tops', quantity: 2, before: 2 }

it('increments a listed garment, and adds a line for another', () => {
  expect(withGarment([shirt], 'shirt')).toEqual([{ ...shirt, quantity: 3 }])
  const added = withGarment([shirt], 'jeans')
  expect(added[1]).toMatchObject({ name: 'Jeans', category: 'bottoms', quantity: 1, before: 0, id: undefined })
  expect(countOf(added)).toBe(3)
  expect(withGarment([shirt], 'nonsense')).toEqual([shirt])
})

it('keeps a removed line of the customer at 0, drops an added one, and sends neither', () => {
  const lines = withoutLine(withoutLine(withGarment([shirt], 'jeans'), 'jeans'), '1')
  expect(lines).toEqual([{ ...shirt, quantity: 0 }])
  expect(inputOf(lines)).toEqual([])
  expect(isChanged(lines)).toBe(true)
  expect(isChanged(withQuantity(lines, '1', 2))).toBe(false)
})

it('sends ids only for lines that the order has', () => {
  expect(inputOf(withGarment([shirt], 'jeans'))).toEqual([
    { id: 1, name: 'Shirt', category: 'tops', quantity: 2 },
    { name: 'Jeans', category: 'bottoms', quantity: 1 },
  ])
})
