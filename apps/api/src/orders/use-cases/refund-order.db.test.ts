import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'
import { refundOrder } from './refund-order.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, card, placed, accepted, walk, walletOf, paymentsOf, earningsOf } = placing
const operator = await aCustomer(db, { name: 'Odile' })
beforeEach(() => db.run(sql`delete from rate_limits`))

const complete = async (id: number) => {
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
/** 5.00 by the wallet, 17.00 by card. */
const paidBothWays = async () => {
  await call(customer, 'POST', '/api/wallet/top-up', { amount: 5, payment_method_id: card })
  return complete(await accepted({ use_wallet: true, total: 17 }))
}
const refund = (orderId: number, amountMinor?: number, requestKey?: string) =>
  db.transaction((tx) =>
    refundOrder(tx, api, { orderId, amountMinor, reason: 'A shirt came back torn', actorId: operator.id, requestKey }),
  )
const atGateway = (orderId: number) =>
  db.all<{ amountMinor: number }>(sql`
    select r.amount_minor as "amountMinor" from sandbox_refunds r join sandbox_intents i on i.id = r.intent_id
    join payments p on p.id::text = i.key where p.order_id = ${orderId} order by r.amount_minor`)
const toldGateway = async (orderId: number, times: number) => {
  clock.advance(60_000)
  await api.sweepPayments()
  const given = await atGateway(orderId)
  expect(given).toHaveLength(times)
  return given.map(({ amountMinor }) => amountMinor)
}

describe('a refund', () => {
  it('goes back the way it came, and never beyond what was taken', async () => {
    const id = await paidBothWays()
    const before = await walletOf()
    const earned = await earningsOf('earnings_pending')
    expect(await refund(id, 1_000)).toEqual({ cardMinor: 1_000, walletMinor: 0 })
    expect(await refund(id, 1_000)).toEqual({ cardMinor: 700, walletMinor: 300 })
    await expect(refund(id, 201)).rejects.toMatchObject({ code: 'refund_too_much', extra: { refundable_minor: 200 } })
    expect(await refund(id)).toEqual({ cardMinor: 0, walletMinor: 200 })
    await expect(refund(id)).rejects.toMatchObject({ status: 409, code: 'refund_too_much' })
    expect((await walletOf()) - before).toBe(500)
    expect(await toldGateway(id, 2)).toEqual([700, 1_000])
    expect(await earningsOf('earnings_pending')).toBe(earned)
  })

  it('is given once for one key', async () => {
    const id = await complete(await accepted())
    const answers = await Promise.all([refund(id, 500, 'once'), refund(id, 500, 'once')])
    expect(answers).toEqual([
      { cardMinor: 500, walletMinor: 0 },
      { cardMinor: 500, walletMinor: 0 },
    ])
    expect(await toldGateway(id, 1)).toEqual([500])
  })

  it('of the whole order is given to one of two who ask at once', async () => {
    const id = await complete(await accepted())
    const answers = await Promise.allSettled([refund(id), refund(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await toldGateway(id, 1)).toEqual([2_200])
  })

  it('counts the credit for a missed promise as given back', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    clock.advance(4 * 3_600_000)
    const before = await walletOf()
    await walk(id, 'delivered')
    expect((await walletOf()) - before).toBe(200)
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    await expect(refund(id, 2_001)).rejects.toMatchObject({ code: 'refund_too_much' })
    expect(await refund(id)).toEqual({ cardMinor: 2_000, walletMinor: 0 })
  })

  it('gives a late fee back', async () => {
    const id = await accepted()
    clock.advance(300_001)
    await call(customer, 'POST', `/api/orders/${id}/cancel`)
    expect(await paymentsOf(id)).toMatchObject([{ capturedMinor: 300 }])
    expect(await refund(id)).toEqual({ cardMinor: 300, walletMinor: 0 })
  })

  it.each([0, -1, 1_000_000_000])('of %i is refused', async (amountMinor) => {
    const id = await complete(await accepted())
    await expect(refund(id, amountMinor)).rejects.toMatchObject({ status: 409 })
    expect(await atGateway(id)).toEqual([])
  })

  it('is for orders that have ended and took something', async () => {
    await expect(refund(await placed())).rejects.toMatchObject({ code: 'not_ended' })
    const free = await placed()
    await call(customer, 'POST', `/api/orders/${free}/cancel`)
    await expect(refund(free)).rejects.toMatchObject({ code: 'refund_too_much' })
    await expect(refund(999_999_999)).rejects.toMatchObject({ status: 404 })
  })
})
