import { orderMoves, orderProcess } from '@washline/contract/orders/process'
import { languageCodes } from '@washline/contract/texts/languages'
import { describe, expect, it } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { sayNews } from './channels.ts'
import {
  newsOfCashOut,
  newsOfClosing,
  newsOfCredit,
  newsOfEarning,
  newsOfRefund,
  newsOfTip,
} from './rules/money-news.ts'
import { newsOfAdjustment, newsOfMove, newsOfRating, newsOfSlowSearch } from './rules/order-news.ts'
import {
  newsOfDecision,
  newsOfKeeping,
  newsOfLapse,
  newsOfLapsing,
  newsOfLifting,
  newsOfSuspension,
} from './rules/verification-news.ts'

const at = new Date('2026-11-20T10:00:00Z')
const moved = (move: Facts['order.moved']['move'], washerId: number | null = 2): Facts['order.moved'] => ({
  orderId: 100001,
  move,
  from: orderProcess[move].from[0],
  to: orderProcess[move].to,
  customerId: 1,
  washerId,
  at,
})

describe('news of a move', () => {
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
  ] as const)('%s goes to %s', (move, userId, title) => {
    const news = newsOfMove(moved(move))
    expect([news?.userId, news?.title]).toEqual([userId, title])
  })
  it('tells no Washer of an order that had none', () => {
    expect(newsOfMove(moved('cancel', null))).toBeUndefined()
  })
})

const ofOrder = { orderId: 100001, customerId: 1, at } as const
const credited = { ...ofOrder, userId: 1, amountMinor: 200, reason: 'Sorry' } as const
const reason = 'The bank account is closed.'
const cameBack = { washerId: 2, amountMinor: 8_500, reason, intoWallet: false, at } as const
const moneyNews = [
  newsOfTip({ ...ofOrder, washerId: 2, amountMinor: 500 }),
  newsOfRefund({ ...ofOrder, cardMinor: 1_700, walletMinor: 500 }),
  newsOfRefund({ ...ofOrder, cardMinor: 0, walletMinor: 500 }),
  newsOfRefund({ ...ofOrder, cardMinor: 1_700, walletMinor: 0 }),
  newsOfCredit({ ...credited, kind: 'promise_credit' }),
  newsOfCredit({ ...credited, kind: 'compensation', orderId: null }),
  newsOfCredit({ ...credited, kind: 'credit' }),
  newsOfEarning({ orderId: 100001, washerId: 2, amountMinor: 1_700, at }),
  newsOfCashOut({ washerId: 2, state: 'paid', amountMinor: 8_500, reason: null, intoWallet: false, at }),
  newsOfCashOut({ ...cameBack, state: 'failed' }),
  newsOfCashOut({ ...cameBack, state: 'returned' }),
  newsOfCashOut({ ...cameBack, state: 'returned', intoWallet: true }),
  newsOfClosing({ userId: 2, depositMinor: 3_000, at }),
]

it('says of money how much, to whom it belongs, and where it went', () => {
  expect(moneyNews.map(({ userId, message, values }) => [userId, sayNews('en', message, values)])).toEqual([
    [2, 'A customer gave you a tip of $5.00 for WL-100001. All of it is yours.'],
    [1, '$22.00 of WL-100001 goes back to your card and your wallet, as you paid.'],
    [1, '$5.00 of WL-100001 goes back to your wallet.'],
    [1, '$17.00 of WL-100001 goes back to your card, which may take some days.'],
    [1, 'We missed the 3 hours for WL-100001. $2.00 is back in your wallet.'],
    [1, '$2.00 has been credited to your wallet.'],
    [1, '$2.00 has been credited to your wallet for WL-100001: Sorry'],
    [2, '$17.00 of WL-100001 is now available to cash out.'],
    [2, 'Your cash-out of $85.00 has been paid to your bank account.'],
    [2, '$85.00 could not be paid out and is back in your balance. The bank account is closed.'],
    [2, 'Your bank sent $85.00 back, which is in your balance again. The bank account is closed.'],
    [2, 'Your bank sent $85.00 back, which is in your wallet now. The bank account is closed.'],
    [2, 'You are no longer a Washer. Your deposit of $30.00 goes back to your card, which may take some days.'],
  ])
})

const checked = { userId: 2, step: 'facility', at } as const
const decided = { ...checked, reviewer: 'operator', reason: null, verified: false } as const
const verificationNews = [
  newsOfDecision({ ...decided, decision: 'approved' }),
  newsOfDecision({ ...decided, decision: 'approved', verified: true }),
  newsOfDecision({ ...decided, decision: 'rejected', reason: 'Too dark.' }),
  newsOfDecision({ ...decided, decision: 'rejected', reason: 'document_expired', reviewer: 'vendor' }),
  newsOfLapsing({ ...checked, until: new Date('2026-11-21T11:00:00Z') }),
  newsOfLapse(checked),
  newsOfSuspension({ userId: 2, reason: 'Two claims.', until: null, at }),
  newsOfLifting({ userId: 2, reason: 'All is well.', at }),
  newsOfLifting({ userId: 2, reason: null, at }),
  newsOfKeeping({ userId: 2, reason: 'It was not.', at }),
].filter((news) => news !== undefined)

it('tells a Washer of each decision with its reason, and nothing of what passed by itself', () => {
  expect(verificationNews.map(({ message, values }) => sayNews('en', message, values))).toEqual([
    'Your equipment and facility are approved.',
    'Everything is checked. Requests can come now.',
    'Your equipment and facility were not approved: Too dark.',
    'Your identity check was not passed. Open it to see why and what to do.',
    'The approval of your equipment ends in 2 days. Renew it so that requests keep coming.',
    'Requests have stopped. They come again once your equipment is approved anew.',
    'No requests come for now: Two claims. You may finish what you have in hand, and appeal once.',
    'Your suspension is lifted: All is well.',
    'The time of your suspension is over.',
    'Your suspension stays: It was not.',
  ])
  expect(newsOfDecision({ ...decided, decision: 'approved', reviewer: 'automatic', verified: true })).toBeUndefined()
})

it('highlights words that are in the message, in every language', () => {
  const all = [
    ...orderMoves.map((move) => newsOfMove(moved(move))),
    ...(['applied', 'waiting', 'approved', 'declined'] as const).map((state) =>
      newsOfAdjustment({ orderId: 100001, customerId: 1, washerId: 2, state, at }),
    ),
    newsOfRating({ orderId: 100001, customerId: 1, washerId: 2, tenths: 47, at }),
    newsOfSlowSearch({ orderId: 100001, customerId: 1, at }),
    ...moneyNews,
    ...verificationNews,
  ].filter((news) => news !== undefined)
  expect(all.length).toBe(15 + moneyNews.length + verificationNews.length)
  for (const { message, highlight, values } of all)
    for (const language of languageCodes)
      expect(sayNews(language, message, values)).toContain(sayNews(language, highlight, values))
})

it.each([
  ['applied', 1],
  ['waiting', 1],
  ['approved', 2],
  ['declined', 2],
] as const)('tells of an adjustment that is %s the side that did not decide it', (state, userId) => {
  expect(newsOfAdjustment({ orderId: 100001, customerId: 1, washerId: 2, state, at }).userId).toBe(userId)
})
