import type { OrderEarning } from '@washline/contract/earnings/schemas'
import { describe, expect, it } from 'vitest'
import { cashOutFields, explain } from './view-model.ts'

const order: OrderEarning = {
  order_id: 1,
  at: '2026-11-20T04:00:00.000Z',
  value: 20,
  commission: 3,
  tip: 2.5,
  late_cancel_fee: 0,
  deductions: 4,
  corrections: 0,
  net: 15.5,
  held: 0,
  state: 'pending',
  available_at: null,
}

describe('an order’s earning', () => {
  it('is explained by what was added and taken off, and adds up', () => {
    const lines = explain(order)
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['Order value', 20],
      ['Commission, 15%', -3],
      ['Tip', 2.5],
      ['Taken for a claim', -4],
    ])
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.net)
  })

  it('of a cancelled order is the fee alone', () => {
    const cancelled = { ...order, value: 0, commission: 0, tip: 0, deductions: 0, late_cancel_fee: 3, net: 3 }
    expect(explain(cancelled)).toEqual([{ name: 'Late cancellation fee', amount: 3 }])
  })
})

describe('the amount of a cash-out', () => {
  const fields = cashOutFields({ minimum: 5, available: 85.2 })
  it.each([
    ['85.20', 85.2],
    ['5', 5],
    [' 12,5 ', 12.5],
  ])('%j is %d', (amount, major) => expect(fields.parse({ amount, method: 'standard' }).amount).toBe(major))
  it.each([
    ['', 'Please enter an amount.'],
    ['-5', 'Please enter an amount.'],
    ['1e3', 'Please enter an amount.'],
    ['5.001', 'Please enter an amount.'],
    ['4.99', 'The smallest cash-out is $5.00.'],
    ['85.21', 'This is more than you have available.'],
  ])('%j is refused', (amount, text) => {
    const { error } = fields.safeParse({ amount, method: 'standard' })
    expect(error?.issues.map(({ message }) => message)).toEqual([text])
  })
})
