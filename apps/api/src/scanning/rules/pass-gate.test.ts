import { expect, it } from 'vitest'
import { passGate } from './pass-gate.ts'

const limits = { refuseBelow: 0.2, sureFrom: 0.8 }

it.each([
  ['no laundry', 0.19, []],
  ['a doubtful picture, at the first limit', 0.2, [0.6, 0.3]],
  ['a doubtful picture, under the second', 0.79, [0.6, 0.3]],
  ['laundry', 0.8, [0.95, 0.3]],
])('%s', (_, chance, confidences) => {
  const passed = passGate([{ confidence: 0.95 }, { confidence: 0.3 }], { chance, ...limits })
  expect(passed.map(({ confidence }) => confidence)).toEqual(confidences)
})
