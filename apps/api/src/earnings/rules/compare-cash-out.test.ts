import { describe, expect, it } from 'vitest'
import { compareCashOut, comparePayout } from './compare-cash-out.ts'

const cashOut = (state: 'requested' | 'sent' | 'paid' | 'failed' | 'returned') => ({
  state,
  amountMinor: 1_000,
  feeMinor: 25,
})
const booked = (takenMinor: number, paidMinor = 0, returnedMinor = 0) => ({ takenMinor, paidMinor, returnedMinor })

describe('a cash-out and the ledger', () => {
  it.each([
    ['requested', booked(1_000), true],
    ['sent', booked(1_000), true],
    ['paid', booked(1_000, 975), true],
    ['failed', booked(1_000, 0, 1_000), true],
    ['requested', booked(0), false],
    ['sent', booked(1_000, 975), false],
    ['paid', booked(1_000), false],
    ['paid', booked(1_000, 1_000), false],
    ['returned', booked(1_000, 0, 1_000), true],
    ['returned', booked(1_000, 975, 1_000), false],
    ['returned', booked(1_000), false],
    ['failed', booked(1_000), false],
    ['failed', booked(1_000, 975, 1_000), false],
  ] as const)('%s with %o agree: %s', (state, entry, agree) => {
    expect(compareCashOut(cashOut(state), entry) === undefined).toBe(agree)
  })
  it('are told apart in words', () => {
    expect(compareCashOut(cashOut('paid'), booked(1_000))).toBe(
      'is paid with 1000, 25 of it the fee, but the ledger has 1000 taken, 0 paid out, 0 given back',
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
