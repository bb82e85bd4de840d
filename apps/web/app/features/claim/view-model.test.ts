import { toItemId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { aClaimForm, aFormItem } from '../../platform/testing/a-claim.ts'
import { ageText } from './components/worth.ts'
import { chainRows, countsOf, type Entry, previewOf, problemsOf, startEntries, stillMissing } from './view-model.ts'

const entry = (changes: Partial<Entry> = {}): Entry => ({
  itemId: toItemId(11),
  problem: 'shrunk',
  quantity: 1,
  retail: '60',
  ageMonths: 18,
  condition: 'good',
  ...changes,
})
const form = aClaimForm()

it('starts with missing items that were not claimed before', () => {
  expect(startEntries(form)).toMatchObject([{ itemId: 12, problem: 'lost', quantity: 1, retail: '6.00' }])
  const claimed = aFormItem({ listed: 5, counted_in: 5, counted_out: 4, missing: 1, claimable: 4 })
  expect(stillMissing(claimed)).toBe(0)
  expect(startEntries({ ...form, items: [claimed] })).toEqual([])
})

it.each([
  ['a sweater', {}, {}, 3_360],
  ['a new one, as good as new', { ageMonths: 0, condition: 'new' }, {}, 6_000],
  ['an old one, down to its least share', { ageMonths: 120, condition: 'worn' }, {}, 600],
  ['a blazer that was not declared', { retail: '300', ageMonths: 12 }, {}, 6_400],
  ['one that was', { retail: '300', ageMonths: 12 }, { declared_minor: [minor(30_000)] }, 19_200],
  ['one that was declared at less', { retail: '300', ageMonths: 12 }, { declared_minor: [minor(20_000)] }, 12_800],
  ['what lacks something', { condition: '' }, {}, 0],
] as const)('computes the amount of %s', (_, changes, item, amount) => {
  const items = [aFormItem({ ...item, declared_minor: 'declared_minor' in item ? [...item.declared_minor] : [] })]
  expect(previewOf([entry(changes)], { ...form, items }).amountMinor).toBe(amount)
})

it('is limited by the remaining cover', () => {
  const cover = { limit_minor: minor(50_000), used_minor: minor(48_000), left_minor: minor(2_000) }
  expect(previewOf([entry()], { ...form, cover })).toMatchObject({ sumMinor: 3_360, amountMinor: 2_000 })
})

it('lists the missing fields of an entry', () => {
  expect(Object.keys(problemsOf(entry({ problem: '', retail: '0', ageMonths: null, condition: '' })))).toEqual([
    'problem',
    'retail',
    'ageMonths',
    'condition',
  ])
  expect(problemsOf(entry())).toEqual({})
})

it('sums the counts of both handovers', () => {
  expect(countsOf(form)).toEqual({ in: 6, out: 5 })
  expect(countsOf({ ...form, items: [aFormItem({ counted_out: null })] })).toBeUndefined()
})

it('arranges the steps as a table, and marks differences', () => {
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
])('formats an age of %i months as %s', (months, text) => expect(ageText(months)).toBe(text))
