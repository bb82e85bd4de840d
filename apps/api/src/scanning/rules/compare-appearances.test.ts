import { expect, it } from 'vitest'
import type { GarmentAppearance } from './appearance.ts'
import { likenessInScan, likenessOf, mayBeAlike } from './compare-appearances.ts'
import type { SeenGarment } from './garment-appearance.ts'
import type { Box } from './scanned-item.ts'

/** A plain cloth of one colour, and what the classifier thinks of it. */
const clothOf = (l: number, a: number, b: number, kinds: readonly number[] = [0.9, 0.1]): GarmentAppearance => {
  const tenths = (value: number) => Array.from({ length: 9 }, (_, index) => value + index)
  const tints = Array.from({ length: 81 }, (_, index) =>
    index === Math.round(a / 12 + 4) + 9 * Math.round(b / 12 + 4) ? 1 : 0,
  )
  const embedding = kinds.map((part) => part - 0.5)
  return { kinds, embedding, tones: { l: tenths(l), a: tenths(a), b: tenths(b) }, tints }
}
const navy = clothOf(25, 5, -25)

it.each<[name: string, other: GarmentAppearance, least: number, most: number]>([
  ['itself', navy, 0.99, 1],
  ['itself in dimmer light', clothOf(15, 5, -25), 0.9, 1],
  ['another colour', clothOf(50, 45, 25), 0, 0.2],
  ['the same colour of another kind', clothOf(25, 5, -25, [0.02, 0.98]), 0, 0.6],
])('likens a navy cloth to %s', (_name, other, least, most) => {
  const likeness = likenessOf(navy, other)
  expect(likeness).toBeGreaterThanOrEqual(least)
  expect(likeness).toBeLessThanOrEqual(most)
  expect(likenessOf(other, navy)).toBeCloseTo(likeness)
})

const garment = (box: Box, its = navy): SeenGarment => ({
  garmentId: 'tshirt',
  category: 'tops',
  confidence: 0.9,
  colour: undefined,
  box,
  laundry: 1,
  appearance: its,
})
const left: Box = [0, 0, 0.4, 0.4]
const right: Box = [0.5, 0.5, 0.4, 0.4]
const scan = [garment(left), garment(right, clothOf(50, 45, 25))]

it('compares with the pieces of the scan at the boxes of the item only', () => {
  expect(likenessInScan([garment(left)], { garments: scan, boxes: [[0.02, 0, 0.4, 0.4]] })).toBeGreaterThan(0.9)
  expect(likenessInScan([garment(left)], { garments: scan, boxes: [right] })).toBeLessThan(0.2)
  expect(likenessInScan([garment(left)], { garments: scan, boxes: [left, right] })).toBeGreaterThan(0.9)
})

it.each<[string, Parameters<typeof likenessInScan>]>([
  ['a photo without garments', [[], { garments: scan, boxes: [left] }]],
  ['an item without boxes', [[garment(left)], { garments: scan, boxes: [] }]],
  ['a scan in which nothing is found at the boxes', [[garment(left)], { garments: scan, boxes: [[0.8, 0, 0.1, 0.1]] }]],
])('does not compare %s', (_name, [seen, stored]) => {
  expect(likenessInScan(seen, stored)).toBeNull()
})

it('refuses by tints alone only what is less alike', () => {
  const shades = [-40, -28, -20, -12, 0].map((b) => clothOf(25, 5, b))
  for (const one of shades)
    for (const other of shades)
      for (const from of [0.5, 0.9, 0.95])
        if (likenessOf(one, other) >= from) expect(mayBeAlike(one, other, from)).toBe(true)
  expect(mayBeAlike(navy, clothOf(25, 45, 25), 0.95)).toBe(false)
})
