import { type OrderId, toOrderId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
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

const complete = async (id: OrderId) => {
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}

/** 5.00 from the wallet, 17.00 from the card. */
const paidByCardAndWallet = async () => {
  await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 500, payment_method_id: card })
  return complete(await accepted({ use_wallet: true, total: 17 }))
}
const refund = (orderId: OrderId, amountMinor?: Minor, requestKey?: string) =>
  db.transaction((tx) =>
    refundOrder(tx, api, { orderId, amountMinor, reason: 'A shirt came back torn', actorId: operator.id, requestKey }),
  )
const atGateway = (orderId: OrderId) =>
  db.all<{ amountMinor: Minor }>(sql`
    select r.amount_minor as "amountMinor" from sandbox_refunds r join sandbox_intents i on i.id = r.intent_id
    join payments p on p.id::text = i.key where p.order_id = ${orderId} order by r.amount_minor`)
const syncedRefunds = async (orderId: OrderId, times: number) => {
  clock.advance(60_000)
  await api.sweepPayments()
  const given = await atGateway(orderId)
  expect(given).toHaveLength(times)
  return given.map(({ amountMinor }) => amountMinor)
}

describe('a refund', () => {
  it('returns to card and wallet what each paid, and no more', async () => {
    const id = await paidByCardAndWallet()
    const before = await walletOf()
    const earned = await earningsOf('earnings_pending')
    expect(await refund(id, minor(1_000))).toEqual({ cardMinor: minor(1_000), walletMinor: minor(0) })
    expect(await refund(id, minor(1_000))).toEqual({ cardMinor: minor(700), walletMinor: minor(300) })
    await expect(refund(id, minor(201))).rejects.toMatchObject({
      code: 'refund_too_much',
      body: { refundable_minor: minor(200) },
    })
    expect(await refund(id)).toEqual({ cardMinor: minor(0), walletMinor: minor(200) })
    await expect(refund(id)).rejects.toMatchObject({ status: 409, code: 'refund_too_much' })
    expect((await walletOf()) - before).toBe(500)
    expect(await syncedRefunds(id, 2)).toEqual([700, 1_000])
    expect(await earningsOf('earnings_pending')).toBe(earned)
  })

  it('happens once per idempotency key', async () => {
    const id = await complete(await accepted())
    const answers = await Promise.all([refund(id, minor(500), 'once'), refund(id, minor(500), 'once')])
    expect(answers).toEqual([
      { cardMinor: minor(500), walletMinor: minor(0) },
      { cardMinor: minor(500), walletMinor: minor(0) },
    ])
    expect(await syncedRefunds(id, 1)).toEqual([500])
  })

  it('of the whole order happens once for two concurrent calls', async () => {
    const id = await complete(await accepted())
    const answers = await Promise.allSettled([refund(id), refund(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await syncedRefunds(id, 1)).toEqual([2_200])
  })

  it('counts the credit for a missed promise as refunded', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    clock.advance(4 * 3_600_000)
    const before = await walletOf()
    await walk(id, 'delivered')
    expect((await walletOf()) - before).toBe(200)
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    await expect(refund(id, minor(2_001))).rejects.toMatchObject({ code: 'refund_too_much' })
    expect(await refund(id)).toEqual({ cardMinor: minor(2_000), walletMinor: minor(0) })
  })

  it('refunds a late fee', async () => {
    const id = await accepted()
    clock.advance(300_001)
    await call(customer, 'POST', `/api/orders/${id}/cancel`)
    expect(await paymentsOf(id)).toMatchObject([{ capturedMinor: minor(300) }])
    expect(await refund(id)).toEqual({ cardMinor: minor(300), walletMinor: minor(0) })
  })

  it.each([0, -1, 1_000_000_000])('of %i is refused with 422', async (amountMinor) => {
    const id = await complete(await accepted())
    await expect(refund(id, minor(amountMinor))).rejects.toMatchObject({ status: 409 })
    expect(await atGateway(id)).toEqual([])
  })

  it('is refused for orders that are open or were not paid', async () => {
    await expect(refund(await placed())).rejects.toMatchObject({ code: 'wrong_status' })
    const free = await placed()
    await call(customer, 'POST', `/api/orders/${free}/cancel`)
    await expect(refund(free)).rejects.toMatchObject({ code: 'refund_too_much' })
    await expect(refund(toOrderId(999_999_999))).rejects.toMatchObject({ status: 404 })
  })
})
