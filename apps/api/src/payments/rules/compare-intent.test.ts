import { minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { type ComparedIntent, type ComparedPayment, compareIntent } from './compare-intent.ts'

const now = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const synced = { gatewaySyncedAt: minutesAgo(1) }
const payment = (state: ComparedPayment['state'], more: Partial<ComparedPayment> = {}): ComparedPayment => ({
  state,
  amountMinor: minor(1_000),
  capturedMinor: minor(0),
  gatewaySyncedAt: null,
  updatedAt: minutesAgo(1),
  refundedMinor: minor(0),
  ...more,
})
const intent = (status: ComparedIntent['status'], more: Partial<ComparedIntent> = {}): ComparedIntent => ({
  status,
  amountMinor: minor(1_000),
  capturedMinor: status === 'succeeded' ? minor(1_000) : minor(0),
  refundedMinor: minor(0),
  ...more,
})

const agree: [string, ComparedPayment, ComparedIntent | undefined][] = [
  ['an open authorization', payment('capturable'), intent('requires_capture')],
  [
    'a synced capture',
    payment('captured', { capturedMinor: minor(700), ...synced }),
    intent('succeeded', { capturedMinor: minor(700) }),
  ],
  ['a capture not yet synced', payment('captured', { capturedMinor: minor(700) }), intent('requires_capture')],
  ['a synced release', payment('released', synced), intent('canceled')],
  ['a release not yet synced', payment('released'), intent('requires_capture')],
  ['an attempt that never reached the gateway', payment('abandoned', synced), undefined],
  ['a charge', payment('succeeded'), intent('succeeded')],
  [
    'a charge refunded in part',
    payment('succeeded', { refundedMinor: minor(300) }),
    intent('succeeded', { refundedMinor: minor(300) }),
  ],
  ['a decline', payment('declined'), intent('declined')],
  ['a card that was unknown', payment('declined'), undefined],
  ['a card being asked', payment('authorizing'), intent('requires_capture')],
  ['a charge whose answer is on its way', payment('charging'), intent('succeeded')],
]
const differ: [string, ComparedPayment, ComparedIntent | undefined, RegExp][] = [
  [
    'an authorization that the gateway canceled',
    payment('capturable'),
    intent('canceled'),
    /^is authorized for 1000, but the gateway has canceled/,
  ],
  ['an authorization that the gateway captured', payment('capturable'), intent('succeeded'), /^is authorized for 1000/],
  [
    'an authorization of another amount',
    payment('capturable'),
    intent('requires_capture', { amountMinor: minor(999) }),
    /has requires_capture 999/,
  ],
  [
    'a capture of another amount',
    payment('captured', { capturedMinor: minor(700), ...synced }),
    intent('succeeded'),
    /captured with 700, but .* 1000 captured/,
  ],
  [
    'a capture after a release',
    payment('captured', { capturedMinor: minor(700) }),
    intent('canceled'),
    /captured with 700/,
  ],
  [
    'a capture never synced',
    payment('captured', { capturedMinor: minor(700), updatedAt: minutesAgo(16) }),
    intent('requires_capture'),
    /captured with 700/,
  ],
  [
    'a synced capture that the gateway does not have',
    payment('captured', { capturedMinor: minor(700), ...synced }),
    intent('requires_capture'),
    /captured with 700/,
  ],
  ['a release that the gateway captured', payment('released'), intent('succeeded'), /^was released/],
  [
    'a synced release that is still authorized',
    payment('released', synced),
    intent('requires_capture'),
    /^was released/,
  ],
  [
    'a release never synced',
    payment('released', { updatedAt: minutesAgo(16) }),
    intent('requires_capture'),
    /^was released/,
  ],
  ['an abandoned charge that succeeded', payment('abandoned', synced), intent('succeeded'), /^was abandoned/],
  [
    'a charge that the gateway does not have',
    payment('succeeded'),
    undefined,
    /^was charged 1000, but the gateway has no intent for it/,
  ],
  [
    'a refund that the books do not have',
    payment('succeeded'),
    intent('succeeded', { refundedMinor: minor(5) }),
    /^was refunded 0, but .* 5 refunded/,
  ],
  [
    'a refund that the gateway does not have',
    payment('succeeded', { refundedMinor: minor(5) }),
    intent('succeeded'),
    /^was refunded 5/,
  ],
  ['a decline that succeeded', payment('declined'), intent('succeeded'), /^was declined/],
  [
    'a card without an answer for too long',
    payment('authorizing', { updatedAt: minutesAgo(16) }),
    undefined,
    /^has been authorizing for too long/,
  ],
]

describe('payment and intent', () => {
  it.each(agree)('agree on %s', (_, ours, theirs) => {
    expect(compareIntent(ours, theirs, now)).toBeUndefined()
  })
  it.each(differ)('differ on %s', (_, ours, theirs, expected) => {
    expect(compareIntent(ours, theirs, now)).toMatch(expected)
  })
})
