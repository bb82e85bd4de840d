import { type Minor, minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { compareCashOut, comparePayout } from './compare-cash-out.ts'

const cashOut = (state: 'requested' | 'sent' | 'paid' | 'failed' | 'returned') => ({
  state,
  amountMinor: minor(1_000),
  feeMinor: minor(25),
})
const booked = (deductedMinor: Minor, paidMinor = minor(0), returnedMinor = minor(0)) => ({
  deductedMinor,
  paidMinor,
  returnedMinor,
})

describe('a cash-out and the ledger', () => {
  it.each([
    ['requested', booked(minor(1_000)), true],
    ['sent', booked(minor(1_000)), true],
    ['paid', booked(minor(1_000), minor(975)), true],
    ['failed', booked(minor(1_000), minor(0), minor(1_000)), true],
    ['requested', booked(minor(0)), false],
    ['sent', booked(minor(1_000), minor(975)), false],
    ['paid', booked(minor(1_000)), false],
    ['paid', booked(minor(1_000), minor(1_000)), false],
    ['returned', booked(minor(1_000), minor(0), minor(1_000)), true],
    ['returned', booked(minor(1_000), minor(975), minor(1_000)), false],
    ['returned', booked(minor(1_000)), false],
    ['failed', booked(minor(1_000)), false],
    ['failed', booked(minor(1_000), minor(975), minor(1_000)), false],
  ] as const)('%s with %o agree: %s', (state, entry, agree) => {
    expect(compareCashOut(cashOut(state), entry) === undefined).toBe(agree)
  })
  it('describes each difference', () => {
    expect(compareCashOut(cashOut('paid'), booked(minor(1_000)))).toBe(
      'is paid with 1000, 25 of it the fee, but the ledger has 1000 deducted, 0 paid out, 0 returned',
    )
  })
})

describe('a cash-out and the payout service', () => {
  it.each([
    ['requested', undefined, true],
    ['requested', 'pending', true],
    ['sent', 'pending', true],
    ['sent', 'paid', true],
    ['sent', undefined, false],
    ['paid', 'paid', true],
    ['paid', 'pending', false],
    ['paid', 'failed', false],
    ['failed', 'failed', true],
    ['failed', undefined, true],
    ['failed', 'paid', false],
    ['returned', 'failed', true],
    ['returned', 'paid', false],
  ] as const)('%s and %s agree: %s', (state, theirs, agree) => {
    expect(comparePayout(cashOut(state), theirs && { state: theirs }) === undefined).toBe(agree)
  })
})
