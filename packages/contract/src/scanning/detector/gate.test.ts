import { expect, it } from 'vitest'
import { type HintGate, laundryChance, likelyLaundry } from './gate.ts'

const gate: HintGate = { picture: [2, -1], piece: [1, -3, 1, 0, 2], bias: -2, refuseBelow: 0.4 }
const piece = (classes: readonly number[]) => ({
  ...{ classes, score: 0.5, left: 0.25, top: 0.25, right: 0.75, bottom: 0.5 },
})

it.each([
  ['an even picture and piece', [1, 0.5], [0.25, 0.25], 0.5],
  ['a picture that has more of what laundry has', [2, 0.5], [0.25, 0.25], 0.881],
  ['a piece that has more of what other things have', [1, 0.5], [0.25, 1.25], 0.047],
])('%s', (_, features, classes, chance) => expect(laundryChance(gate, features, piece(classes))).toBeCloseTo(chance, 3))

it('leaves out what is no laundry, piece by piece', () => {
  const [shirt, plant] = [piece([0.25, 0.25]), piece([0.25, 1.25])]
  expect(likelyLaundry(gate, { found: [plant, shirt], features: [1, 0.5] })).toEqual([shirt])
  expect(likelyLaundry(gate, { found: [plant, shirt], features: [0, 0.5] })).toEqual([])
})

it('refuses the features of another detector', () => {
  expect(() => laundryChance(gate, [1, 1, 1], piece([0.25, 0.25]))).toThrow('weighs 2 values')
  expect(() => laundryChance(gate, [1, 1], piece([0.25]))).toThrow('weighs 5 values')
})
