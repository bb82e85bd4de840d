import type { ComplaintState } from '@washline/contract/complaints/process'
import { toComplaintId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import type { Events } from '../../events/events.ts'
import { notificationOfSecondWash, notificationsOfComplaint } from './complaint-notifications.ts'

const customerId = toUserId(1)
const washerId = toUserId(2)
const about = { orderId: toOrderId(100_482), washerId, at: new Date('2030-01-01T12:00:00Z') }
const moved = (
  to: ComplaintState,
  by: Events['complaint.moved']['by'],
  { reserved = 0, deducted = 0 } = {},
): [id: number, title: string, amount: unknown][] =>
  notificationsOfComplaint({
    ...about,
    complaintId: toComplaintId(100_001),
    customerId,
    to,
    by,
    refundedMinor: minor(0),
    reservedMinor: minor(reserved),
    deductedMinor: minor(deducted),
  }).map(({ userId, title, highlight, values }) => [
    userId,
    title,
    highlight === '{amount}' ? (values.amount as { amountMinor: number }).amountMinor : undefined,
  ])

it.each<[ComplaintState, Events['complaint.moved']['by'], object, ReturnType<typeof moved>]>([
  ['washing', 'customer', {}, [[2, 'A second wash', undefined]]],
  ['washing', 'customer', { reserved: 850 }, [[2, 'A second wash', 850]]],
  [
    'washing',
    'operator',
    {},
    [
      [1, 'Your complaint was decided', undefined],
      [2, 'A second wash', undefined],
    ],
  ],
  ['mended', 'rules', { deducted: 850 }, [[2, 'Deducted for a second wash', 850]]],
  ['mended', 'rules', {}, []],
  ['refunded', 'customer', {}, []],
  ['refunded', 'customer', { deducted: 425 }, [[2, 'Deducted for a second wash', 425]]],
  ['rejected', 'operator', {}, [[1, 'Your complaint was decided', undefined]]],
  ['in_review', 'customer', {}, []],
  ['appealed', 'customer', {}, []],
])('notifies of %s by the %s (%o)', (to, by, money, expected) => {
  expect(moved(to, by, money)).toEqual(expected)
})

it.each([
  [850, '{amount} was returned'],
  [0, 'the deduction stands'],
])('notifies the Washer of what was returned: %d', (returned, text) => {
  expect(notificationOfSecondWash({ ...about, returnedMinor: minor(returned) }).message).toContain(text)
})
