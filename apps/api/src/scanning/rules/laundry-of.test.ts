import { expect, it } from 'vitest'
import { laundryOf } from './laundry-of.ts'

it.each<[string, number[], number]>([
  ['one view', [0.8], 0.8],
  ['two that agree', [0.8, 0.8], 0.8],
  ['two that contradict each other', [0.9, 0.1], 0.5],
  ['a sure view and an undecided one', [0.999, 0.5], 0.969],
  ['certainties', [1, 0], 0.5],
])('%s', (_, chances, laundry) => expect(laundryOf(chances)).toBeCloseTo(laundry, 3))
