import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { middleOf, type PriceChange, sumPrices } from './sum-prices.ts'

const shares = (customer: number, washer: number) => ({
  customerMinor: minor(customer),
  washerMinor: minor(washer),
  marketMinor: minor(customer - washer),
})
const change = (washerId: number | null, isNewcomer: boolean, before: number, after: number): PriceChange => ({
  washerId: washerId === null ? null : toUserId(washerId),
  isNewcomer,
  before: shares(2_000, before),
  after: shares(2_100, after),
  isReproduced: true,
})

it('sums by group and by Washer, and names who loses most first', () => {
  const all = [
    change(1, true, 1_700, 1_600),
    change(1, true, 1_700, 1_650),
    change(2, false, 1_700, 1_500),
    change(3, false, 1_700, 1_800),
    change(4, false, 1_700, 1_700),
    { ...change(null, false, 1_700, 1_600), isReproduced: false },
  ]
  expect(sumPrices(all)).toMatchObject({
    count: 6,
    mismatches: 1,
    customers: { before_minor: 12_000, after_minor: 12_600 },
    washers: { before_minor: 10_200, after_minor: 9_850 },
    market: { before_minor: 1_800, after_minor: 2_750 },
    groups: {
      newcomers: { orders: 2, washers: 1, pay: { before_minor: 3_400, after_minor: 3_250 }, median_change_minor: -150 },
      others: { orders: 3, washers: 3, median_change_minor: 0 },
    },
    losers: [
      { washerId: 2, orders: 1 },
      { washerId: 1, orders: 2 },
    ],
  })
})

it.each([
  [[], 0],
  [[3], 3],
  [[5, 1], 1],
  [[9, 1, 5], 5],
])('the middle of %j is %i', (values, middle) => {
  expect(middleOf(values)).toBe(middle)
})
