import type { OrderEarning } from '@washline/contract/earnings/schemas'
import { toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { cashOutFields } from './components/cash-out-fields.ts'
import { cashOutNext, explain } from './view-model.ts'

const order: OrderEarning = {
  order_id: toOrderId(1),
  at: '2026-11-20T04:00:00.000Z',
  value_minor: minor(2_000),
  commission_minor: minor(300),
  tip_minor: minor(250),
  late_cancel_fee_minor: minor(0),
  deductions_minor: minor(400),
  corrections_minor: minor(0),
  net_minor: minor(1_550),
  reserved_minor: minor(0),
  state: 'pending',
  available_at: null,
}

describe('an order’s earning', () => {
  it('is the sum of its additions and deductions', () => {
    const lines = explain(order)
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['Order value', 2_000],
      ['Commission, 15%', -300],
      ['Tip', 250],
      ['Deducted for a claim', -400],
    ])
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.net_minor)
  })

  it('is the fee alone for a cancelled order', () => {
    const cancelled = {
      ...order,
      value_minor: minor(0),
      commission_minor: minor(0),
      tip_minor: minor(0),
      deductions_minor: minor(0),
      late_cancel_fee_minor: minor(300),
      net_minor: minor(300),
    }
    expect(explain(cancelled)).toEqual([{ name: 'Late cancellation fee', amount: 300 }])
  })
})

describe('the amount of a cash-out', () => {
  const fields = cashOutFields({ minimumMinor: minor(500), availableMinor: minor(8_520) })
  it.each([
    ['85.20', 8_520],
    ['5', 500],
    [' 12,5 ', 1_250],
  ])('%j is %d', (amount_minor, read) =>
    expect(fields.parse({ amount_minor, method: 'standard' }).amount_minor).toBe(read),
  )
  it.each([
    ['', 'Please enter an amount.'],
    ['-5', 'Please enter an amount.'],
    ['1e3', 'Please enter an amount.'],
    ['5.001', 'Please enter an amount.'],
    ['4.99', 'The minimum payout is $5.00.'],
    ['85.21', 'This is more than you have available.'],
  ])('%j is refused', (amount_minor, text) => {
    const { error } = fields.safeParse({ amount_minor, method: 'standard' })
    expect(error?.issues.map(({ message }) => message)).toEqual([text])
  })
})

it.each([
  ['requested', 'standard', /^Next: we send it to the bank/],
  ['sent', 'instant', /^Next: your bank processes it, usually within an hour/],
  ['sent', 'standard', /^Next: your bank processes it, usually within a few business days/],
] as const)('a cash-out that is %s (%s) names the next step', (state, method, text) =>
  expect(cashOutNext({ state, method })).toMatch(text),
)

it.each(['paid', 'failed', 'returned'] as const)('a cash-out that is %s has no next step', (state) =>
  expect(cashOutNext({ state, method: 'standard' })).toBeUndefined(),
)
