import { toOrderId } from '@washline/contract/ids'
import { grantableKinds, mandatedKinds } from '@washline/contract/mandates/mandated'
import { minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { beginOfMonth } from './rules/begin-of-month.ts'
import { decideCall } from './rules/decide-call.ts'
import { kindOfAnswer, kindOfBooking, kindOfBookingChange, kindOfScheduleChange } from './rules/kind-of-change.ts'
import { readOutcome } from './rules/read-outcome.ts'
import { type ApprovalRow, isWaiting, showApproval } from './rules/show-approval.ts'
import { spendingKey } from './rules/spending-key.ts'

const mandate = { order_ceiling_minor: minor(3_000), month_ceiling_minor: minor(10_000), taps: [] }

describe('whether a program may spend without asking', () => {
  it.each(mandatedKinds)('asks about every %s without a mandate', (kind) => {
    expect(decideCall(undefined, { kind, amountMinor: minor(0), spentMinor: minor(0) })).toEqual(['no_mandate'])
  })

  it.each(mandatedKinds)('allows a %s within the mandate only where a mandate may allow it', (kind) => {
    const isGrantable = grantableKinds.some((each) => each === kind)
    const decided = decideCall(mandate, { kind, amountMinor: minor(100), spentMinor: minor(0) })
    expect(decided).toEqual(isGrantable ? [] : ['always'])
  })

  it.each(grantableKinds)('asks about a %s that always needs approval', (kind) => {
    const decided = decideCall({ ...mandate, taps: [kind] }, { kind, amountMinor: minor(1), spentMinor: minor(0) })
    expect(decided).toEqual(['always'])
  })

  it.each([
    [3_000, 0, []],
    [3_001, 0, ['over_order_ceiling']],
    [3_000, 7_000, []],
    [3_000, 7_001, ['over_month_ceiling']],
    [3_001, 7_000, ['over_order_ceiling', 'over_month_ceiling']],
    [0, 10_001, []],
    [null, 10_001, []],
  ] as const)('of %s after %s spent asks for %j', (amount, spent, reasons) => {
    const amountMinor = amount === null ? null : minor(amount)
    expect(decideCall(mandate, { kind: 'place', amountMinor, spentMinor: minor(spent) })).toEqual(reasons)
  })

  it('spends nothing with a mandate of nothing', () => {
    const none = { order_ceiling_minor: minor(0), month_ceiling_minor: minor(0), taps: [] }
    expect(decideCall(none, { kind: 'tip', amountMinor: minor(1), spentMinor: minor(0) })).toHaveLength(2)
  })
})

describe('what a change of bookings is', () => {
  it('separates a booking from a repeat', () => {
    expect(kindOfBooking({ repeat: 'none' })).toBe('book')
    expect(kindOfBooking({ repeat: 'weekly' })).toBe('repeat')
  })

  it.each([
    [{ is_paused: true }, undefined],
    [{ repeat: 'none' }, undefined],
    [{ window_from: '2026-11-25T10:00:00Z' }, undefined],
    [{ time_zone: 'Asia/Kuala_Lumpur' }, undefined],
    [{ is_paused: false }, 'repeat'],
    [{ repeat: 'weekly' }, 'repeat'],
    [{ ends_on: null }, 'repeat'],
    [{ payment_method_id: 'pm_1' }, 'repeat'],
  ] as const)('of a schedule, %j is %s', (change, kind) => {
    expect(kindOfScheduleChange(change)).toBe(kind)
  })

  it.each([
    [{ is_skipped: true }, undefined],
    [{ window_from: '2026-11-25T10:00:00Z' }, undefined],
    [{ is_skipped: false }, 'price'],
    [{ price_minor: minor(3_000) }, 'price'],
  ] as const)('of a pickup, %j is %s', (change, kind) => {
    expect(kindOfBookingChange(change)).toBe(kind)
  })

  it('lets a list be declined, not approved', () => {
    expect(kindOfAnswer({ response: 'decline' })).toBeUndefined()
    expect(kindOfAnswer({ response: 'approve' })).toBe('adjustment')
  })
})

it.each([
  ['2026-11-30T15:59:59Z', '2026-10-31T16:00:00.000Z'],
  ['2026-11-30T16:00:00Z', '2026-11-30T16:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-31T16:00:00.000Z'],
])('the month of %s begins at %s in Kuala Lumpur', (at, begin) => {
  expect(beginOfMonth(new Date(at), 'Asia/Kuala_Lumpur').toISOString()).toBe(begin)
})

it('counts an order once, and each tip by its key', () => {
  const orderId = toOrderId(100_001)
  expect(spendingKey({ kind: 'place', orderId }, 'a')).toBe(spendingKey({ kind: 'place', orderId }, 'b'))
  expect(spendingKey({ kind: 'tip', orderId }, 'a')).not.toBe(spendingKey({ kind: 'tip', orderId }, 'b'))
})

describe('what came of an approved call', () => {
  const quote = { estimated_value: 20, service_fee: 3, coverage_fee: 0, wallet: 1.5, total: 21.5 }
  it.each([
    [200, { success: true, order: {} }, { state: 'done' }],
    [200, { success: false, require_card: true, message: '' }, { state: 'failed', failure: 'card_required' }],
    [200, { success: false, requires_action: true }, { state: 'failed', failure: 'authentication_required' }],
    [409, { success: false, code: 'wrong_status' }, { state: 'failed', failure: 'wrong_status' }],
    [409, { success: false, code: 'quote_changed', quote }, { state: 'waiting', amountMinor: 2_300 }],
    [502, undefined, { state: 'failed', failure: 'unexpected' }],
  ])('%s %j is %j', (status, body, outcome) => {
    expect(readOutcome({ status, body })).toEqual(outcome)
  })
})

it('waits until its time is over, and no longer', () => {
  const expiresAt = new Date('2026-11-25T10:00:00Z')
  expect(isWaiting({ state: 'waiting', expiresAt }, new Date('2026-11-25T09:59:59Z'))).toBe(true)
  expect(isWaiting({ state: 'waiting', expiresAt }, expiresAt)).toBe(false)
  expect(isWaiting({ state: 'approved', expiresAt }, new Date(0))).toBe(false)
})

it('shows the items by the names of the reader, also one with a comma', () => {
  const row = { reasons: [], createdAt: new Date(0), expiresAt: new Date(0) } as Partial<ApprovalRow> as ApprovalRow
  const shown = (items: string | null) =>
    showApproval({ ...row, items, pickupAt: null, answeredAt: null }, new Date(), (name) => name.toUpperCase()).items
  expect(shown('2 × Jeans, 12 × Blue shirt')).toBe('2\u00a0×\u00a0JEANS · 12\u00a0×\u00a0BLUE SHIRT')
  expect(shown('1 × Vest, silk')).toBe('1\u00a0×\u00a0VEST, SILK')
  expect(shown(null)).toBeNull()
})
