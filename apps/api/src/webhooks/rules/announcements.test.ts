import { toClaimId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { isWithdrawal, orderMoves } from '@washline/contract/orders/process'
import { orderEventTypes, webhookEventTypes } from '@washline/contract/webhooks/event-types'
import { testEvent, webhookEvents } from '@washline/contract/webhooks/events'
import { describe, expect, it } from 'vitest'
import { announceCashOut, announceEarning } from './announce-money.ts'
import { announceClaim, announceMove } from './announce-orders.ts'

const at = new Date('2026-05-04T09:00:00Z')
const orderId = toOrderId(1)
const customerId = toUserId(2)
const washerId = toUserId(3)
const people = { orderId, customerId, washerId, at }

describe('a type of event', () => {
  it('is there for every move, and for each its own', () => {
    expect(new Set(Object.values(orderEventTypes)).size).toBe(orderMoves.length)
    expect(Object.keys(webhookEvents).toSorted()).toEqual([...webhookEventTypes].toSorted())
  })

  it.each([...Object.values(webhookEvents), testEvent])('$name has an example that fits it', (event) => {
    expect(event.payload.parse(event.example)).toEqual(event.example)
    expect(event.description.length).toBeGreaterThan(10)
  })
})

describe('a move', () => {
  it.each(orderMoves)('%s is announced to both people and the market', (move) => {
    const announced = announceMove({ ...people, move, from: 'pending', to: 'accepted' })
    expect(announced).toMatchObject({ type: orderEventTypes[move], orderId, at })
    const data = { order_id: orderId, status: 'accepted' }
    expect(announced.recipients).toEqual([
      { userId: customerId, data },
      isWithdrawal(move) ? { userId: washerId, data, forFormer: true } : { userId: washerId, data },
      { userId: null, data },
    ])
    expect(
      webhookEvents[announced.type].payload.parse({ type: announced.type, timestamp: at.toISOString(), data }),
    ).toBeTruthy()
  })

  it('without a Washer is announced to none', () =>
    expect(
      announceMove({ ...people, washerId: null, move: 'place', from: 'draft', to: 'pending' }).recipients.map(
        ({ userId }) => userId,
      ),
    ).toEqual([customerId, null]))
})

describe('money', () => {
  it('of a claim is the customer’s amount, and the Washer’s share', () => {
    const announced = announceClaim({
      ...people,
      claimId: toClaimId(5),
      to: 'paid',
      by: 'rules',
      amountMinor: minor(900),
      washerMinor: minor(300),
      isReserved: true,
      mayDeductMinor: minor(300),
      isDeliveredSince: false,
      deductedMinor: minor(0),
    })
    expect(announced.recipients.map(({ userId, data }) => [userId, data.amount_minor])).toEqual([
      [customerId, 900],
      [washerId, 300],
      [null, 900],
    ])
  })

  it('of a Washer is announced to them, in the order or not', () => {
    const earned = announceEarning({ orderId, washerId, valueMinor: minor(10), amountMinor: minor(9), at })
    expect(earned.recipients.map(({ userId, forFormer }) => [userId, forFormer])).toEqual([
      [washerId, true],
      [null, undefined],
    ])
    const paid = announceCashOut({
      washerId,
      state: 'paid',
      amountMinor: minor(9),
      reason: null,
      intoWallet: false,
      at,
    })
    expect(paid).toMatchObject({ orderId: null, recipients: [{ userId: washerId, data: { amount_minor: 9 } }, {}] })
  })
})
