import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { expect, it } from 'vitest'
import { groupItems } from './group-items.ts'

const seen = (garmentId: GarmentId, confidence: number, x = 0) =>
  ({ garmentId, category: 'tops', confidence, box: [x, 0, 0.1, 0.1] }) as const

it('returns no items without sightings', () => {
  expect(groupItems([])).toEqual([])
})

it('counts each class once, with the mean confidence and every box', () => {
  const items = groupItems([seen('pants', 0.9), seen('tshirt', 0.6, 0.2), seen('tshirt', 0.8, 0.4)])
  expect(items.map(({ garment, category, quantity }) => [garment.id, category, quantity])).toEqual([
    ['tshirt', 'tops', 2],
    ['pants', 'bottoms', 1],
  ])
  expect(items[0]?.confidence).toBeCloseTo(0.7)
  expect(items[0]?.boxes.map(([x]) => x)).toEqual([0.2, 0.4])
})

it('does not group garments of different colours', () => {
  const navy = { ...seen('tshirt', 0.6), colour: 'navy' } as const
  const items = groupItems([navy, seen('tshirt', 0.9), { ...navy, confidence: 0.8 }])
  expect(items.map(({ colour, quantity }) => [colour, quantity])).toEqual([
    ['navy', 2],
    [undefined, 1],
  ])
})
