import { orderMoves, orderProcess } from '@washline/contract/orders/process'
import { languageCodes } from '@washline/contract/texts/languages'
import { describe, expect, it } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { sayKnown } from '../platform/texts/say.ts'
import { newsOfAdjustment, newsOfMove, newsOfRating, newsOfSlowSearch } from './rules.ts'

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

it('highlights words that are in the message, in every language', () => {
  const all = [
    ...orderMoves.map((move) => newsOfMove(moved(move))),
    ...(['applied', 'waiting', 'approved', 'declined'] as const).map((state) =>
      newsOfAdjustment({ orderId: 100001, customerId: 1, washerId: 2, state, at }),
    ),
    newsOfRating({ orderId: 100001, customerId: 1, washerId: 2, tenths: 47, at }),
    newsOfSlowSearch({ orderId: 100001, customerId: 1, at }),
  ].filter((news) => news !== undefined)
  expect(all.length).toBe(15)
  for (const { message, highlight, values } of all)
    for (const language of languageCodes)
      expect(sayKnown(language, message, values)).toContain(sayKnown(language, highlight, values))
})

it.each([
  ['applied', 1],
  ['waiting', 1],
  ['approved', 2],
  ['declined', 2],
] as const)('tells of an adjustment that is %s the side that did not decide it', (state, userId) => {
  expect(newsOfAdjustment({ orderId: 100001, customerId: 1, washerId: 2, state, at }).userId).toBe(userId)
})
