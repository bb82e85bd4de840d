import { toOrderId, toUserId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { notificationPath } from '@washline/contract/notifications/types'
import { deadlines } from '@washline/contract/orders/deadlines'
import { orderMoves, orderProcess } from '@washline/contract/orders/process'
import { dueSteps } from '@washline/contract/orders/promise'
import { languageCodes } from '@washline/contract/texts/languages'
import { describe, expect, it } from 'vitest'
import type { Events } from '../events/events.ts'
import { translateNotification } from './channels.ts'
import { notificationOfAlert } from './rules/alert-notifications.ts'
import {
  notificationOfCashOut,
  notificationOfClosing,
  notificationOfCredit,
  notificationOfEarning,
  notificationOfRefund,
  notificationOfTip,
} from './rules/money-notifications.ts'
import {
  notificationOfAdjustment,
  notificationOfDelay,
  notificationOfMove,
  notificationOfRating,
  notificationOfWriteOff,
} from './rules/order-notifications.ts'
import { notificationOfAppeal, notificationOfSlowSearch } from './rules/search-notifications.ts'
import {
  notificationOfDecision,
  notificationOfExpiry,
  notificationOfLiftedSuspension,
  notificationOfSuspension,
  notificationOfUpcomingExpiry,
  notificationOfUpheldSuspension,
} from './rules/verification-notifications.ts'

const at = new Date('2026-11-20T10:00:00Z')
const moved = (move: Events['order.moved']['move'], washerId: UserId | null = toUserId(2)): Events['order.moved'] => ({
  orderId: toOrderId(100001),
  move,
  from: orderProcess[move].from[0],
  to: move === 'takeOver' ? 'in_progress' : orderProcess[move].to,
  customerId: toUserId(1),
  washerId,
  at,
})

describe('notifications of moves', () => {
  it.each([
    ['place', undefined, undefined],
    ['accept', 1, 'Order accepted'],
    ['release', 1, 'Looking for another Washer'],
    ['pickUp', 1, 'Pickup complete'],
    ['startLaundry', undefined, undefined],
    ['finishLaundry', 1, 'Laundry complete'],
    ['deliver', 1, 'Delivery complete'],
    ['complete', 2, 'Order completed'],
    ['autoComplete', 2, 'Order completed'],
    ['cancel', 2, 'Order cancelled'],
    ['giveUp', 1, 'No Washer found'],
    ['writeOff', 1, 'Order ended'],
  ] as const)('notifies of %s user %s', (move, userId, title) => {
    const notification = notificationOfMove(moved(move))
    expect([notification?.userId, notification?.title]).toEqual([userId, title])
  })
  it('notifies the Washer too of an order that ended without a delivery', () => {
    expect(notificationOfWriteOff(moved('writeOff'))).toMatchObject({ userId: 2, title: 'Order ended' })
    expect(notificationOfWriteOff(moved('cancel'))).toBeUndefined()
  })
  it('notifies nobody of a cancelled order without a Washer', () => {
    expect(notificationOfMove(moved('cancel', null))).toBeUndefined()
  })
})

const ofBoth = { orderId: toOrderId(100001), customerId: toUserId(1), washerId: toUserId(2), at } as const
const ofOrder = { orderId: toOrderId(100001), customerId: toUserId(1), at } as const
const credited = { ...ofOrder, userId: toUserId(1), amountMinor: minor(200), reason: 'Sorry' } as const
const reason = 'The bank account is closed.'
const cameBack = { washerId: toUserId(2), amountMinor: minor(8_500), reason, intoWallet: false, at } as const
const moneyNotifications = [
  notificationOfTip({ ...ofOrder, washerId: toUserId(2), amountMinor: minor(500) }),
  notificationOfRefund({ ...ofOrder, cardMinor: minor(1_700), walletMinor: minor(500) }),
  notificationOfRefund({ ...ofOrder, cardMinor: minor(0), walletMinor: minor(500) }),
  notificationOfRefund({ ...ofOrder, cardMinor: minor(1_700), walletMinor: minor(0) }),
  notificationOfCredit({ ...credited, kind: 'promise_credit' }),
  notificationOfCredit({ ...credited, kind: 'compensation', orderId: null }),
  notificationOfCredit({ ...credited, kind: 'credit' }),
  notificationOfEarning({ orderId: toOrderId(100001), washerId: toUserId(2), amountMinor: minor(1_700), at }),
  notificationOfCashOut({
    washerId: toUserId(2),
    state: 'paid',
    amountMinor: minor(8_500),
    reason: null,
    intoWallet: false,
    at,
  }),
  notificationOfCashOut({ ...cameBack, state: 'failed' }),
  notificationOfCashOut({ ...cameBack, state: 'returned' }),
  notificationOfCashOut({ ...cameBack, state: 'returned', intoWallet: true }),
  notificationOfClosing({ userId: toUserId(2), depositMinor: minor(3_000), at }),
]

it('states the amount of money and where it went', () => {
  expect(
    moneyNotifications.map(({ userId, message, values }) => [userId, translateNotification('en', message, values)]),
  ).toEqual([
    [2, 'A customer gave you a tip of $5.00 for WL-100001. You receive all of it.'],
    [1, '$22.00 for WL-100001 is being refunded to your card and your wallet, the way you paid.'],
    [1, '$5.00 for WL-100001 was refunded to your wallet.'],
    [1, '$17.00 for WL-100001 is being refunded to your card, which can take a few days.'],
    [1, 'WL-100001 was not back within 3 hours. $2.00 was refunded to your wallet.'],
    [1, '$2.00 has been credited to your wallet.'],
    [1, '$2.00 has been credited to your wallet for WL-100001: Sorry'],
    [2, '$17.00 from WL-100001 is now available to cash out.'],
    [2, 'Your payout of $85.00 has been paid to your bank account.'],
    [2, '$85.00 could not be paid out. The money is back in your balance. The bank account is closed.'],
    [2, 'Your bank returned $85.00. The money is back in your balance. The bank account is closed.'],
    [2, 'Your bank returned $85.00. The money is in your wallet now. The bank account is closed.'],
    [2, 'You are no longer a Washer. Your $30.00 deposit is being refunded to your card, which can take a few days.'],
  ])
})

const checked = { userId: toUserId(2), step: 'facility', at } as const
const decided = { ...checked, reviewer: 'operator', reason: null, verified: false } as const
const verificationNotifications = [
  notificationOfDecision({ ...decided, decision: 'approved' }),
  notificationOfDecision({ ...decided, decision: 'approved', verified: true }),
  notificationOfDecision({ ...decided, decision: 'rejected', reason: 'Too dark.' }),
  notificationOfDecision({ ...decided, decision: 'rejected', reason: 'document_expired', reviewer: 'vendor' }),
  notificationOfUpcomingExpiry({ ...checked, until: new Date('2026-11-21T11:00:00Z') }),
  notificationOfExpiry(checked),
  notificationOfSuspension({ userId: toUserId(2), reason: 'Two claims.', until: null, at }),
  notificationOfLiftedSuspension({ userId: toUserId(2), reason: 'All is well.', at }),
  notificationOfLiftedSuspension({ userId: toUserId(2), reason: null, at }),
  notificationOfUpheldSuspension({ userId: toUserId(2), reason: 'It was not.', at }),
].filter((notification) => notification !== undefined)

it('notifies a Washer of each decision with its reason, except automatic ones', () => {
  expect(verificationNotifications.map(({ message, values }) => translateNotification('en', message, values))).toEqual([
    'Your equipment and facility are approved.',
    'Your verification is complete. You can receive requests now.',
    'Your equipment and facility were not approved: Too dark.',
    'You did not pass the identity check. See why and what to do next.',
    'Your equipment approval expires in 2 days. Renew it to keep receiving requests.',
    'You receive no requests until your equipment is approved again.',
    'You receive no requests for now: Two claims. You can finish your current orders, and appeal once.',
    'Your suspension has been lifted: All is well.',
    'Your suspension has ended.',
    'Your suspension stays in place: It was not.',
  ])
  expect(
    notificationOfDecision({ ...decided, decision: 'approved', reviewer: 'automatic', verified: true }),
  ).toBeUndefined()
})

const answered = { userId: toUserId(2), reason: 'Two were nearer.', at } as const
const appealNotifications = [
  notificationOfAppeal({ ...answered, outcome: 'right' }),
  notificationOfAppeal({ ...answered, outcome: 'mistaken' }),
]

it('notifies a Washer of the answer to an appeal, on the screen of their offers', () => {
  expect(appealNotifications.map(({ message, values }) => translateNotification('en', message, values))).toEqual([
    'We reviewed a decision about an offer and found it was right: Two were nearer.',
    'We reviewed a decision about an offer and found a mistake: Two were nearer.',
  ])
  expect(appealNotifications.map(({ type }) => notificationPath({ type, order_id: null }))).toEqual([
    '/provider/offers',
    '/provider/offers',
  ])
})

it('highlights a part of the message in every language', () => {
  const all = [
    ...orderMoves.map((move) => notificationOfMove(moved(move))),
    ...(['applied', 'waiting', 'approved', 'declined', 'withdrawn'] as const).flatMap((state) =>
      notificationOfAdjustment({
        orderId: toOrderId(100001),
        customerId: toUserId(1),
        washerId: toUserId(2),
        state,
        at,
      }),
    ),
    ...deadlines.flatMap((deadline) => notificationOfDelay({ ...ofBoth, deadline })),
    ...dueSteps.map((step) => notificationOfAlert({ ...ofOrder, step, userId: toUserId(2) })),
    notificationOfRating({
      orderId: toOrderId(100001),
      customerId: toUserId(1),
      washerId: toUserId(2),
      tenths: 47,
      at,
    }),
    notificationOfSlowSearch({ orderId: toOrderId(100001), customerId: toUserId(1), at }),
    ...moneyNotifications,
    ...verificationNotifications,
    ...appealNotifications,
  ].filter((notification) => notification !== undefined)
  expect(all.length).toBe(17 + 2 + 12 + 5 + moneyNotifications.length + verificationNotifications.length + 2)
  for (const { message, highlight, values } of all)
    for (const language of languageCodes)
      expect(translateNotification(language, message, values)).toContain(
        translateNotification(language, highlight, values),
      )
})

it.each([
  ['applied', 1],
  ['waiting', 1],
  ['approved', 2],
  ['declined', 2],
  ['withdrawn', 1, 2],
] as const)('notifies of an adjustment in state %s the person who did not decide it', (state, ...userIds) => {
  expect(notificationOfAdjustment({ ...ofBoth, state }).map(({ userId }) => userId)).toEqual(userIds)
})

it.each(deadlines)('notifies both people of a missed deadline: %s', (deadline) => {
  const texts = notificationOfDelay({ ...ofBoth, deadline })
  expect(texts.map(({ userId }) => userId)).toEqual([1, 2])
  expect(new Set(texts.map(({ message }) => message)).size).toBe(2)
})

it('alerts the person whose step is due, and nobody of a confirmation', () => {
  const alerts = dueSteps.map((step) => notificationOfAlert({ ...ofOrder, step, userId: toUserId(2) }))
  expect(alerts.map((alert) => alert?.userId)).toEqual([2, 2, 2, 2, 2, undefined])
  expect(new Set(alerts.map((alert) => alert?.message)).size).toBe(6)
})
