import { expect, it } from 'vitest'
import { aClaimForm, aFormItem } from '../../platform/testing/a-claim.ts'
import {
  ageText,
  chainRows,
  countsOf,
  type Entry,
  previewOf,
  problemsOf,
  startEntries,
  stillMissing,
} from './view-model.ts'

const entry = (changes: Partial<Entry> = {}): Entry => ({
  itemId: 11,
  problem: 'shrunk',
  quantity: 1,
  retail: '60',
  ageMonths: 18,
  condition: 'good',
  ...changes,
})
const form = aClaimForm()

it('opens with what is missing and was not claimed before', () => {
  expect(startEntries(form)).toMatchObject([{ itemId: 12, problem: 'lost', quantity: 1, retail: '6.00' }])
  const claimed = aFormItem({ listed: 5, counted_in: 5, counted_out: 4, missing: 1, claimable: 4 })
  expect(stillMissing(claimed)).toBe(0)
  expect(startEntries({ ...form, items: [claimed] })).toEqual([])
})

it.each([
  ['a sweater', {}, {}, 33.6],
  ['a new one, as good as new', { ageMonths: 0, condition: 'new' }, {}, 60],
  ['an old one, down to its least share', { ageMonths: 120, condition: 'worn' }, {}, 6],
  ['a blazer that was not declared', { retail: '300', ageMonths: 12 }, {}, 64],
  ['one that was', { retail: '300', ageMonths: 12 }, { declared: [300] }, 192],
  ['one that was declared at less', { retail: '300', ageMonths: 12 }, { declared: [200] }, 128],
  ['what lacks something', { condition: '' }, {}, 0],
] as const)('computes the amount of %s', (_, changes, item, amount) => {
  const items = [aFormItem({ ...item, declared: [...('declared' in item ? item.declared : [])] })]
  expect(previewOf([entry(changes)], { ...form, items }).amount).toBe(amount)
})

it('gives no more than the cover has left', () => {
  const cover = { limit: 500, used: 480, left: 20 }
  expect(previewOf([entry()], { ...form, cover })).toMatchObject({ sum: 33.6, amount: 20 })
})

it('says what an entry lacks', () => {
  expect(Object.keys(problemsOf(entry({ problem: '', retail: '0', ageMonths: null, condition: '' })))).toEqual([
    'problem',
    'retail',
    'ageMonths',
    'condition',
  ])
  expect(problemsOf(entry())).toEqual({})
})

it('adds up what was counted at both handovers', () => {
  expect(countsOf(form)).toEqual({ in: 6, out: 5 })
  expect(countsOf({ ...form, items: [aFormItem({ counted_out: null })] })).toBeUndefined()
})

it('lays out a chain as a table, and marks what differs', () => {
  const count = { item_id: 1, name: 'Socks', expected: 5 }
  const step = (number: number, quantity: number, differs = false) =>
    ({ number, counts: [{ ...count, quantity }], differences: differs ? [{ ...count, quantity }] : [] }) as never
  expect(chainRows({ steps: [step(1, 5), step(2, 4, true)] })).toEqual([
    {
      itemId: 1,
      name: 'Socks',
      counts: [
        { step: 1, quantity: 5, differs: false },
        { step: 2, quantity: 4, differs: true },
      ],
    },
  ])
})

it.each([
  [0, 'Brand new'],
  [1, '1 month'],
  [18, '18 months'],
  [24, '2 years'],
  [120, '10 years'],
])('says an age of %i months as %s', (months, text) => expect(ageText(months)).toBe(text))
