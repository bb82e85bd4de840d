import { expect, it } from 'vitest'
import { laundryChance } from './gate.ts'

const gate = { weights: [2, -1], bias: -1, refuseBelow: 0.2, sureFrom: 0.6 }

it.each([
  ['an even features', [1, 1], 0.5],
  ['more of what laundry has', [3, 1], 0.982],
  ['more of what other things have', [0, 3], 0.018],
])('%s', (_, features, chance) => expect(laundryChance(gate, features)).toBeCloseTo(chance, 3))

it('refuses the features of another detector', () => {
  expect(() => laundryChance(gate, [1, 1, 1])).toThrow('weighs 2 values')
})
