import { expect, it } from 'vitest'
import { garmentsOf } from './garments-of.ts'

it('draws one of every item before the second of any, in the colour of its name', () => {
  const drawn = garmentsOf([
    { name: 'Navy pants', category: 'bottoms', quantity: 2 },
    { name: 'Yellow T-shirt', category: 'tops', quantity: 1 },
    { name: 'Grey blazer', category: 'outerwear', quantity: 0 },
  ])
  expect(drawn.map(({ garment, fill }) => `${garment} ${fill}`)).toEqual([
    'trousers cloth-navy',
    'tshirt cloth-yellow',
    'trousers cloth-navy',
  ])
})

it('draws nothing for an order without items', () => expect(garmentsOf([])).toEqual([]))
