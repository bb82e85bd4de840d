import { describe, expect, it } from 'vitest'
import { type ComparedIntent, type ComparedPayment, compareIntent } from './compare-intent.ts'

const now = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const told = { gatewayToldAt: minutesAgo(1) }
const payment = (state: ComparedPayment['state'], more: Partial<ComparedPayment> = {}): ComparedPayment => ({
  state,
  amountMinor: 1_000,
  capturedMinor: 0,
  gatewayToldAt: null,
  updatedAt: minutesAgo(1),
  refundedMinor: 0,
  ...more,
})
const intent = (status: ComparedIntent['status'], more: Partial<ComparedIntent> = {}): ComparedIntent => ({
  status,
  amountMinor: 1_000,
  capturedMinor: status === 'succeeded' ? 1_000 : 0,
  refundedMinor: 0,
  ...more,
})

const agree: [string, ComparedPayment, ComparedIntent | undefined][] = [
  ['a hold that stands', payment('held'), intent('requires_capture')],
  ['a capture told', payment('captured', { capturedMinor: 700, ...told }), intent('succeeded', { capturedMinor: 700 })],
  ['a capture about to be told', payment('captured', { capturedMinor: 700 }), intent('requires_capture')],
  ['a release told', payment('released', told), intent('canceled')],
  ['a release about to be told', payment('released'), intent('requires_capture')],
  ['an attempt that never arrived', payment('abandoned', told), undefined],
  ['a charge', payment('succeeded'), intent('succeeded')],
  [
    'a charge given back in part',
    payment('succeeded', { refundedMinor: 300 }),
    intent('succeeded', { refundedMinor: 300 }),
  ],
  ['a decline', payment('declined'), intent('declined')],
  ['a card that was unknown', payment('declined'), undefined],
  ['a card being asked', payment('authorising'), intent('requires_capture')],
  ['a charge whose answer is on its way', payment('charging'), intent('succeeded')],
]
const differ: [string, ComparedPayment, ComparedIntent | undefined, RegExp][] = [
  [
    'a hold that the gateway has let go',
    payment('held'),
    intent('canceled'),
    /^holds 1000, but the gateway has canceled/,
  ],
  ['a hold that the gateway has taken', payment('held'), intent('succeeded'), /^holds 1000/],
  [
    'a hold of another amount',
    payment('held'),
    intent('requires_capture', { amountMinor: 999 }),
    /has requires_capture 999/,
  ],
  [
    'a capture of another amount',
    payment('captured', { capturedMinor: 700, ...told }),
    intent('succeeded'),
    /captured with 700, but .* 1000 taken/,
  ],
  ['a capture after a release', payment('captured', { capturedMinor: 700 }), intent('canceled'), /captured with 700/],
  [
    'a capture never told',
    payment('captured', { capturedMinor: 700, updatedAt: minutesAgo(16) }),
    intent('requires_capture'),
    /captured with 700/,
  ],
  [
    'a capture told and not taken',
    payment('captured', { capturedMinor: 700, ...told }),
    intent('requires_capture'),
    /captured with 700/,
  ],
  ['a release that was taken', payment('released'), intent('succeeded'), /^was released/],
  ['a release told and still held', payment('released', told), intent('requires_capture'), /^was released/],
  [
    'a release never told',
    payment('released', { updatedAt: minutesAgo(16) }),
    intent('requires_capture'),
    /^was released/,
  ],
  ['an abandoned charge that was taken', payment('abandoned', told), intent('succeeded'), /^was abandoned/],
  [
    'a charge that the gateway has not',
    payment('succeeded'),
    undefined,
    /^was charged 1000, but the gateway knows nothing of it/,
  ],
  [
    'a refund that the books have not',
    payment('succeeded'),
    intent('succeeded', { refundedMinor: 5 }),
    /^had 0 given back, but .* 5 given back/,
  ],
  [
    'a refund that the gateway has not',
    payment('succeeded', { refundedMinor: 5 }),
    intent('succeeded'),
    /^had 5 given back/,
  ],
  ['a decline that was taken', payment('declined'), intent('succeeded'), /^was declined/],
  [
    'a card asked for long',
    payment('authorising', { updatedAt: minutesAgo(16) }),
    undefined,
    /^has been authorising for long/,
  ],
]

describe('payment and intent', () => {
  it.each(agree)('agree on %s', (_, ours, theirs) => {
    expect(compareIntent(ours, theirs, now)).toBeUndefined()
  })
  it.each(differ)('differ on %s', (_, ours, theirs, said) => {
    expect(compareIntent(ours, theirs, now)).toMatch(said)
  })
})
