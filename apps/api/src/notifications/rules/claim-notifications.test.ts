import { toClaimId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { languageCodes } from '@washline/contract/texts/languages'
import { expect, it } from 'vitest'
import type { Events } from '../../events/events.ts'
import { translateNotification } from '../channels.ts'
import { notificationOfClaim, notificationOfOverdue } from './claim-notifications.ts'

const about = {
  claimId: toClaimId(1),
  orderId: toOrderId(100001),
  customerId: toUserId(1),
  washerId: toUserId(2),
  at: new Date('2026-11-20T10:00:00Z'),
}
const moved = (changes: Partial<Events['claim.moved']>): Events['claim.moved'] => ({
  ...about,
  to: 'submitted',
  by: 'customer',
  amountMinor: minor(0),
  washerMinor: minor(0),
  isReserved: false,
  mayDeductMinor: minor(0),
  deductedMinor: minor(0),
  isDeliveredSince: false,
  ...changes,
})
const [customer, washer] = [1, 2]
const liable = { to: 'paid', by: 'operator', washerMinor: minor(1_600) } as const
const reserved = { mayDeductMinor: minor(1_600), isReserved: true } as const

it.each<[string, Partial<Events['claim.moved']>, number, string]>([
  ['of damage', {}, washer, 'Nothing can be deducted from your earnings for it.'],
  ['of what their counts miss', reserved, washer, 'Up to $16.00 of your earnings is reserved until the decision.'],
  ['of an appeal', { to: 'appealed', ...reserved }, washer, 'Up to $16.00 of your earnings is reserved until then.'],
  ['of a payment by Washline', { to: 'paid' }, washer, 'Nothing is deducted from your earnings.'],
  [
    'of a payment they may answer',
    { ...liable, ...reserved },
    washer,
    'Up to $16.00 of your earnings will be deducted.',
  ],
  ['of a deduction', { ...liable, deductedMinor: minor(900) }, washer, '$9.00 of your earnings was deducted.'],
  ['of a liability without a deduction', liable, washer, 'Nothing was deducted from your earnings.'],
  ['of a rejection', { to: 'rejected' }, customer, 'was not approved. See why, and appeal if you disagree.'],
  [
    'of a claim that the delivery closed',
    { to: 'rejected', isDeliveredSince: true },
    customer,
    'is closed, because the order was delivered after you filed it.',
  ],
])('notifies a person %s', (_, changes, userId, expected) => {
  const text = notificationOfClaim(moved(changes)).find((each) => each.userId === userId)
  if (!text) throw new Error('nobody is notified')
  expect(translateNotification('en', text.message, text.values)).toContain(expected)
  for (const language of languageCodes)
    expect(translateNotification(language, text.message, text.values)).toContain(
      translateNotification(language, text.highlight, text.values),
    )
})

it('notifies the customer of a missed deadline, unless only the Washer waits', () => {
  const text = notificationOfOverdue({ ...about, isPaid: false })
  expect(text).toMatchObject({ userId: customer, title: 'Your claim is taking longer' })
  expect(text && translateNotification('en', text.message, text.values)).toContain('within the 48 hours we promised')
  expect(notificationOfOverdue({ ...about, isPaid: true })).toBeUndefined()
})
