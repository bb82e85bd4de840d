import { expect, it } from 'vitest'
import { type ComparedMeasure, judgeModel } from './judge-model.ts'

const measure = (gain: number, reach: number, slack = 0.02): ComparedMeasure => ({
  name: 'category',
  shipped: 0.8,
  candidate: 0.8 + gain,
  gain,
  low: gain - reach,
  high: gain + reach,
  slack,
})
const better = measure(0.03, 0.01)

it.each<[string, ComparedMeasure, ComparedMeasure[], string[]]>([
  ['better in the main measure, the others the same', better, [measure(0, 0.01)], []],
  ['better in all', better, [measure(0.02, 0.01)], []],
  ['a little worse within chance and slack', better, [measure(-0.01, 0.02)], []],
  ['the same as the shipped one', measure(0, 0), [measure(0, 0)], ['category: not better beyond chance']],
  ['better within chance', measure(0.01, 0.02), [], ['category: not better beyond chance']],
  ['worse in the main measure', measure(-0.03, 0.01), [], ['category: not better beyond chance']],
  ['worse beyond chance in another, by little', better, [measure(-0.01, 0.005)], ['category: worse beyond chance']],
  ['worse by much, though chance may do it', better, [measure(-0.03, 0.05)], ['category: worse by more than 0.02']],
  ['worse where nothing may be worse', better, [measure(-0.01, 0.02, 0)], ['category: worse by more than 0']],
  ['not measured in another', better, [measure(Number.NaN, 0)], ['category: not measured']],
  ['not measured in the main measure', measure(Number.NaN, 0), [], ['category: not better beyond chance']],
  [
    'worse in two',
    better,
    [measure(-0.03, 0.05), measure(0, 0.01), measure(-0.04, 0.01)],
    ['category: worse by more than 0.02', 'category: worse beyond chance'],
  ],
])('judges a model that is %s', (_name, main, others, reasons) => {
  expect(judgeModel(main, others)).toEqual({ isAccepted: reasons.length === 0, reasons })
})
