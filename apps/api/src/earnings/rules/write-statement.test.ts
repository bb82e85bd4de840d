import { toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { type MovementToWrite, monthsSince, writeStatement } from './write-statement.ts'

const moved = (kind: string, amountMinor: number, more: Partial<MovementToWrite> = {}): MovementToWrite => ({
  at: new Date('2026-11-03T04:00:00Z'),
  day: '2026-11-03',
  kind,
  reversedKind: null,
  orderId: null,
  valueMinor: null,
  amountMinor: minor(amountMinor),
  ...more,
})

it('carries the balance from movement to movement, and its sums are their change', () => {
  const statement = writeStatement(minor(1_000), [
    moved('order_earning', 1_700, { orderId: toOrderId(7), valueMinor: minor(2_000) }),
    moved('tip', 300, { orderId: toOrderId(7) }),
    moved('cash_out', -2_500),
    moved('reversal', 2_500, { reversedKind: 'cash_out' }),
    moved('cash_out', -2_000),
    moved('earning_deduction', -400, { orderId: toOrderId(7) }),
  ])
  expect(statement.movements.map(({ kind, balanceMinor }) => [kind, balanceMinor])).toEqual([
    ['order_earning', 2_700],
    ['tip', 3_000],
    ['cash_out', 500],
    ['cash_out_returned', 3_000],
    ['cash_out', 1_000],
    ['deduction', 600],
  ])
  expect(statement).toMatchObject({ openingMinor: 1_000, earnedMinor: 1_600, paidOutMinor: 2_000, closingMinor: 600 })
  expect(statement.movements[0]).toMatchObject({ valueMinor: 2_000, commissionMinor: 300 })
})

it('keeps the opening balance for a month without movements', () => {
  expect(writeStatement(minor(500), [])).toEqual({
    openingMinor: 500,
    earnedMinor: 0,
    paidOutMinor: 0,
    closingMinor: 500,
    movements: [],
  })
})

it('shows an unknown kind as a correction', () => {
  expect(writeStatement(minor(0), [moved('reversal', 5, { reversedKind: 'tip' })]).movements[0]?.kind).toBe(
    'correction',
  )
})

it.each([
  [null, '2026-11', []],
  ['2026-11', '2026-11', ['2026-11']],
  ['2025-12', '2026-02', ['2026-02', '2026-01', '2025-12']],
])('months from %s to %s are %j', (first, present, months) => expect(monthsSince(first, present)).toEqual(months))

it('lists two years at most', () => expect(monthsSince('2000-01', '2026-11')).toHaveLength(24))
