import type { Order } from '@washline/contract/orders/schemas'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, verifyLedger } from '../../ledger/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, anOrder, aWasher, startOrders } from '../builders.ts'
import { readOrder } from '../store.ts'
import { assignWasher } from './assign-washer.ts'
import { autoComplete } from './auto-complete.ts'
import { giveUp } from './give-up.ts'
import { type PlaceOrderDeps, placeOrder } from './place-order.ts'

const api = await startOrders()
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await api.close()
})
const { db, call, clock, gateway } = api

const customer = await aCustomer(db)
const other = await aCustomer(db)
const washer = await aWasher(db)
const card = await api.giveCard(customer)
const othersCard = await api.giveCard(other)
const decliningCard = await api.giveCard(customer, '4000000000000341')
beforeEach(() => db.run(sql`delete from rate_limits`))

const pickup_location = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }
const bodyFor = (order_id: unknown, change: object = {}) => ({
  order_id,
  pickup_location,
  load_type: 'light',
  payment_method_id: card,
  ...change,
})
const draft = () => anOrder(db, { customerId: customer.id, items: [{ name: 'Jeans', quantity: 4 }] })
const place = (orderId: unknown, change: object = {}, key?: string, by: { id: number } = customer) =>
  call(by, 'POST', '/api/orders', bodyFor(orderId, change), key)
const placed = async (change: object = {}) => {
  const { id } = await draft()
  expect((await place(id, change)).body).toMatchObject({ success: true })
  return id
}
const accepted = async (change: object = {}) => {
  const id = await placed(change)
  await db.transaction((tx) => assignWasher(tx, api, { orderId: id, washerId: washer.id, at: clock.now() }))
  return id
}
const walk = async (id: number, ...actions: string[]) => {
  for (const action of actions)
    expect((await call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action })).status).toBe(200)
}
const paymentsOf = (orderId: number) =>
  db.all<{ id: string; state: string; amountMinor: number; capturedMinor: number }>(sql`
    select id, state, amount_minor as "amountMinor", captured_minor as "capturedMinor" from payments
    where order_id = ${orderId} order by created_at, id`)
const escrowOf = (orderId: number) => balanceOf(db, { owner: 'order', orderId, name: 'escrow' })
const earningsOf = (name: 'earnings_pending' | 'earnings_available') =>
  balanceOf(db, { owner: 'user', userId: washer.id, name })
const viewOf = async (id: number) => (await call(customer, 'GET', `/api/orders/${id}`)).body.data as Order

describe('placing a draft', () => {
  it('holds the total and opens the search', async () => {
    const { id } = await draft()
    const answer = await place(id, { total: 22, service_fee: 2, special_instructions: 'Ring twice' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, order: { id, status: 'pending' } } })
    expect(await viewOf(id)).toMatchObject({
      status: 'pending',
      total: 22,
      net_pay: null,
      special_instructions: 'Ring twice',
      pickup_location,
      pickup_time: new Date(clock.now().getTime() + 600_000).toISOString(),
      card: { brand: 'visa', last4: '4242' },
    })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'held', amountMinor: 2_200 }])
    expect(await db.all(sql`select address from places where user_id = ${customer.id}`)).toEqual([
      { address: pickup_location.address },
    ])
  })

  it('applies the items sent with it', async () => {
    const { id } = await draft()
    expect((await place(id, { items: [{ name: 'Jeans', quantity: 6 }], total: 33 })).status).toBe(200)
    expect(await viewOf(id)).toMatchObject({ item_count: 6, estimated_value: 30, total: 33 })
  })

  it('refuses another price and says the right one', async () => {
    const { id } = await draft()
    for (const change of [{ total: 21.99 }, { service_fee: 0 }, { total: 22, load_type: 'heavy' }])
      expect(await place(id, change)).toMatchObject({
        status: 409,
        body: { code: 'quote_changed', quote: { estimated_value: 20, coverage_fee: 0, wallet: 0 } },
      })
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft', version: 1 })
    expect(await paymentsOf(id)).toEqual([])
  })

  it('asks for a card when none is given', async () => {
    const { id } = await draft()
    expect(await place(id, { payment_method_id: null })).toEqual({
      status: 200,
      body: { success: false, require_card: true, message: 'Please add a payment card before placing an order.' },
    })
  })

  it('refuses a card of someone else, and one that does not pay', async () => {
    const { id } = await draft()
    for (const payment_method_id of [othersCard, 'pm_unknown'])
      expect(await place(id, { payment_method_id })).toMatchObject({
        status: 422,
        body: { errors: { payment_method_id: [expect.any(String)] } },
      })
    expect(await place(id, { payment_method_id: decliningCard })).toMatchObject({
      status: 422,
      body: { code: 'card_declined', message: 'Your card was declined.' },
    })
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft' })
    expect((await place(id)).status).toBe(200)
  })

  it('pays from the wallet as far as it goes', async () => {
    const top = await call(customer, 'POST', '/api/wallet/top-up', { amount: 5, payment_method_id: card })
    expect(top.status).toBe(200)
    const id = await placed({ use_wallet: true, total: 17 })
    expect(await viewOf(id)).toMatchObject({ wallet: 5, total: 17 })
    expect(await escrowOf(id)).toBe(500)
    expect((await call(customer, 'POST', `/api/orders/${id}/cancel`)).status).toBe(200)
    expect(await balanceOf(db, { owner: 'user', userId: customer.id, name: 'wallet' })).toBe(500)
  })

  it('is once, in however many tabs', async () => {
    const { id } = await draft()
    const answers = await Promise.all([place(id), place(id), place(id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    const payments = await paymentsOf(id)
    expect(payments.filter((payment) => payment.state === 'held')).toHaveLength(1)
    expect(payments.filter((payment) => payment.state === 'authorised')).toHaveLength(0)
  })

  it('answers a repeat with the same key as before, and refuses the key for anything else', async () => {
    const { id } = await draft()
    const first = await place(id, {}, 'key-1')
    expect(await place(id, {}, 'key-1')).toEqual(first)
    expect(await place(id, { load_type: 'heavy' }, 'key-1')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  it('is for the draft’s own customer', async () => {
    const { id } = await draft()
    expect((await place(id, {}, undefined, other)).status).toBe(404)
    expect((await place(id, {}, undefined, washer)).status).toBe(403)
    expect((await place(999_999_999)).status).toBe(404)
    expect((await call(undefined, 'POST', '/api/orders', bodyFor(id))).status).toBe(401)
    const gone = await anOrder(db, { customerId: customer.id, status: 'cancelled' })
    expect((await place(gone.id)).status).toBe(409)
  })

  it.each([
    [{ order_id: 'x' }],
    [{ load_type: 'huge' }],
    [{ pickup_location: { address: ' ', latitude: 3, longitude: 101 } }],
    [{ pickup_location: { address: 'x', latitude: 91, longitude: 101 } }],
    [{ special_instructions: 'x'.repeat(201) }],
    [{ pickup_time: 'soon' }],
    [{ pickup_time: '2100-01-01T00:00:00Z' }],
    [{ total: -1 }],
    [{ total: 1.234 }],
    [{ coverage: 7 }],
    [{ items: [{ name: 'Jeans', quantity: 0 }] }],
  ])('refuses %j', async (change) => {
    const { id } = await draft()
    expect((await place(id, change)).status).toBe(422)
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft', version: 1 })
  })

  it('leaves no order without its money, and no money without its order, when the process dies in between', async () => {
    const { id } = await draft()
    const dies: PlaceOrderDeps = {
      ...api,
      payments: {
        ...api.payments,
        settleHold: async () => {
          throw new Error('killed')
        },
        abandonHold: async () => undefined,
      },
    }
    const input = {
      orderId: id,
      customerId: customer.id,
      items: undefined,
      loadType: 'light',
      notes: null,
      pickup: pickup_location,
      pickupAt: undefined,
      coverageMinor: undefined,
      useWallet: false,
      paymentMethodId: card,
      shown: { totalMinor: undefined, serviceFeeMinor: undefined },
    } as const
    await expect(placeOrder(dies, input)).rejects.toThrow('killed')
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft' })
    const [payment] = await paymentsOf(id)
    expect(payment).toMatchObject({ state: 'authorised' })
    clock.advance(180_000)
    await api.sweepPayments()
    expect(await paymentsOf(id)).toMatchObject([{ state: 'abandoned' }])
    expect(await db.all(sql`select status from sandbox_intents where key = ${payment?.id}`)).toEqual([
      { status: 'canceled' },
    ])
    expect((await place(id)).status).toBe(200)
  })

  it('costs at most twenty statements', async () => {
    await placed()
    const { id } = await draft()
    const before = db.statements()
    expect((await place(id, { total: 22 }, 'counted')).status).toBe(200)
    const count = db.statements() - before
    process.stdout.write(`statements of a placement over HTTP, token and idempotency key included: ${count}\n`)
    expect(count).toBeLessThanOrEqual(20)
  })
})

describe('cancelling', () => {
  const cancel = (id: number, by: { id: number } = customer) => call(by, 'POST', `/api/orders/${id}/cancel`)

  it('is free before anyone accepts, and a while after', async () => {
    const { id } = await draft()
    expect((await cancel(id)).body).toMatchObject({ data: { status: 'cancelled', fee: 0 } })
    for (const orderId of [await placed(), await accepted()]) {
      expect((await cancel(orderId)).body).toMatchObject({ data: { id: orderId, status: 'cancelled', fee: 0 } })
      expect(await paymentsOf(orderId)).toMatchObject([{ state: 'released' }])
      expect((await cancel(orderId)).status).toBe(409)
    }
  })

  it('costs 3.00 to the Washer later on', async () => {
    const id = await accepted()
    const before = await earningsOf('earnings_available')
    clock.advance(300_001)
    expect((await cancel(id)).body).toMatchObject({ data: { fee: 3 } })
    expect((await earningsOf('earnings_available')) - before).toBe(300)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 300 }])
  })

  it('is for the customer, until pickup', async () => {
    const id = await accepted()
    expect((await cancel(id, other)).status).toBe(404)
    expect((await cancel(id, washer)).status).toBe(403)
    await walk(id, 'picked_up')
    expect((await cancel(id)).status).toBe(409)
  })

  it('and accepting at once: one wins, and the money follows', async () => {
    for (let n = 0; n < 8; n += 1) {
      const id = await placed()
      const [cancelled, taken] = await Promise.allSettled([
        cancel(id),
        db.transaction((tx) => assignWasher(tx, api, { orderId: id, washerId: washer.id, at: clock.now() })),
      ])
      const order = await readOrder(db, id)
      expect(cancelled).toMatchObject({ value: { status: 200 } })
      expect(order?.status).toBe('cancelled')
      expect(order?.washerId).toBe(taken.status === 'fulfilled' ? washer.id : null)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    }
  })

  it('happens by itself when nobody takes it, but not to a newer search', async () => {
    const id = await placed()
    await giveUp(api, { orderId: id, searchStartedAt: new Date(clock.now().getTime() - 1) })
    expect(await readOrder(db, id)).toMatchObject({ status: 'pending' })
    await giveUp(api, { orderId: id, searchStartedAt: clock.now() })
    expect(await readOrder(db, id)).toMatchObject({ status: 'cancelled' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    await giveUp(api, { orderId: id })
  })
})

describe('completing', () => {
  const confirm = (id: number, by: { id: number } = customer) =>
    call(by, 'PUT', `/api/orders/${id}/status`, { order_id: id, status: 'completed' })
  const delivered = async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress', 'laundry_complete', 'delivered')
    return id
  }

  it('charges the card and pays the Washer, once', async () => {
    const id = await delivered()
    const before = await earningsOf('earnings_pending')
    expect((await confirm(id, other)).status).toBe(404)
    expect((await confirm(id, washer)).status).toBe(403)
    const answers = await Promise.all([confirm(id), confirm(id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect((await earningsOf('earnings_pending')) - before).toBe(1_700)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 2_200 }])
    expect(await escrowOf(id)).toBe(0)
    expect(await autoComplete(api, id)).toBe(false)
  })

  it('happens by itself', async () => {
    const id = await delivered()
    const [job] = await db.all<{ at: Date }>(sql`
      select start_after as at from jobs.job where name = 'orders-auto-complete' and singleton_key = ${`order-${id}`}`)
    expect(job?.at).toEqual(new Date(clock.now().getTime() + 24 * 3_600_000))
    expect(await autoComplete(api, id)).toBe(true)
    expect(await readOrder(db, id)).toMatchObject({ status: 'completed' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured' }])
    expect((await confirm(id)).status).toBe(409)
  })
})

describe('a correction by the Washer', () => {
  const adjust = (id: number, quantity: number, by: { id: number } = washer) =>
    call(by, 'POST', `/api/provider/orders/${id}/adjustment`, {
      items: [{ name: 'Jeans', quantity }],
      reason: 'Counted again at the door',
    })
  const respond = (id: number, response: string, by: { id: number } = customer) =>
    call(by, 'POST', `/api/orders/${id}/adjustment/respond`, { response })

  it('within the agreed total applies at once', async () => {
    const id = await accepted()
    expect((await adjust(id, 3)).body).toMatchObject({ data: { state: 'applied', total: 17 } })
    expect(await viewOf(id)).toMatchObject({ item_count: 3, total: 17, provider_edited: true })
    await walk(id, 'picked_up', 'in_progress', 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', amountMinor: 2_200, capturedMinor: 1_700 }])
  })

  it('over it waits, and is held on the card when approved', async () => {
    const id = await accepted()
    expect((await adjust(id, 6)).body).toMatchObject({ data: { state: 'waiting', total: 33 } })
    expect(await viewOf(id)).toMatchObject({ item_count: 4, total: 22, adjustment: { state: 'waiting' } })
    expect((await respond(id, 'approve', other)).status).toBe(404)
    expect((await respond(id, 'maybe')).status).toBe(422)
    expect((await respond(id, 'approve')).status).toBe(200)
    expect(await viewOf(id)).toMatchObject({ item_count: 6, total: 33, adjustment: { state: 'approved' } })
    const states = (await paymentsOf(id)).map(({ state, amountMinor }) => [amountMinor, state])
    expect(states).toEqual(
      expect.arrayContaining([
        [2_200, 'released'],
        [3_300, 'held'],
      ]),
    )
    expect((await respond(id, 'approve')).status).toBe(404)
  })

  it('may be declined, lapses when the laundry starts, and is for the order’s Washer before that', async () => {
    const id = await accepted()
    await adjust(id, 6)
    expect((await respond(id, 'decline')).body).toMatchObject({
      data: { total: 22, adjustment: { state: 'declined' } },
    })
    await adjust(id, 7)
    expect((await adjust(id, 7, other)).status).toBe(403)
    await walk(id, 'picked_up', 'in_progress')
    expect((await viewOf(id)).adjustment).toMatchObject({ state: 'declined' })
    expect((await adjust(id, 3)).status).toBe(409)
    expect((await respond(id, 'approve')).status).toBe(409)
  })

  it('whose new total the card does not hold changes nothing', async () => {
    const id = await accepted()
    await adjust(id, 6)
    await db.run(sql`update sandbox_cards set charge_decline = 'insufficient_funds' where id = ${card}`)
    expect(await respond(id, 'approve')).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } })
    await db.run(sql`update sandbox_cards set charge_decline = null where id = ${card}`)
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
    expect(gateway.name).toBe('sandbox')
  })
})
