import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, anOrder, pickupLocation, startOrders, startPlacing } from '../builders.ts'
import type { PlaceOrderDeps } from '../deps.ts'
import { readOrder } from '../store.ts'
import { placeOrder } from './place-order.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, card, draft, place, placed, paymentsOf, escrowOf, walletOf, viewOf } = placing
const other = await aCustomer(db)
const othersCard = await api.giveCard(other)
const decliningCard = await api.giveCard(customer, '4000000000000341')
beforeEach(() => db.run(sql`delete from rate_limits`))

const inputFor = (orderId: OrderId) =>
  ({
    orderId,
    customerId: customer.id,
    items: undefined,
    loadType: 'light',
    notes: null,
    pickup: pickupLocation,
    pickupAt: undefined,
    coverageMinor: undefined,
    useWallet: false,
    declared: [],
    paymentMethodId: card,
    shown: { totalMinor: undefined, serviceFeeMinor: undefined },
  }) as const

describe('placing a draft', () => {
  it('authorizes the total and starts the search', async () => {
    const { id } = await draft()
    const answer = await place(id, { total: 22, service_fee: 2, special_instructions: 'Ring twice' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, order: { id, status: 'pending' } } })
    expect(await viewOf(id)).toMatchObject({
      status: 'pending',
      total: 22,
      net_pay: null,
      special_instructions: 'Ring twice',
      pickup_location: pickupLocation,
      pickup_time: new Date(clock.now().getTime() + 600_000).toISOString(),
      card: { brand: 'visa', last4: '4242' },
    })
    expect((await call(customer, 'GET', `/api/orders/${id}`)).body.message).toBe('Order found.')
    expect(await paymentsOf(id)).toMatchObject([{ state: 'capturable', amountMinor: 2_200 }])
    expect(await db.all(sql`select address from places where user_id = ${customer.id}`)).toEqual([
      { address: pickupLocation.address },
    ])
  })

  it('applies the items sent with it', async () => {
    const { id } = await draft()
    expect((await place(id, { items: [{ name: 'Jeans', quantity: 6 }], total: 33 })).status).toBe(200)
    expect(await viewOf(id)).toMatchObject({ item_count: 6, estimated_value: 30, total: 33 })
  })

  it('refuses a load too small for the count, of the draft or of the items sent, and accepts a larger one', async () => {
    const nine = () => anOrder(db, { customerId: customer.id, items: [{ name: 'T-shirt', quantity: 9 }] })
    const tooSmall = { status: 422, body: { errors: { load_type: [expect.stringContaining('too small')] } } }
    const { id } = await nine()
    expect(await place(id)).toMatchObject(tooSmall)
    expect(await place(id, { items: [{ name: 'T-shirt', quantity: 19 }], load_type: 'medium' })).toMatchObject(tooSmall)
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft', version: 1, itemCount: 9 })
    expect(await paymentsOf(id)).toEqual([])
    expect((await place(id, { items: [{ name: 'T-shirt', quantity: 8 }] })).status).toBe(200)
    expect((await place((await nine()).id, { load_type: 'heavy' })).status).toBe(200)
  })

  it('refuses another price with 409 and returns the current quote', async () => {
    const { id } = await draft()
    for (const change of [{ total: 21.99 }, { service_fee: 0 }, { total: 22, load_type: 'heavy' }])
      expect(await place(id, change)).toMatchObject({
        status: 409,
        body: { code: 'quote_changed', quote: { estimated_value: 20, coverage_fee: 0, wallet: 0 } },
      })
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft', version: 1 })
    expect(await paymentsOf(id)).toEqual([])
  })

  it('requires a card', async () => {
    const { id } = await draft()
    expect(await place(id, { payment_method_id: null })).toEqual({
      status: 200,
      body: { success: false, require_card: true, message: 'Please add a payment card before placing an order.' },
    })
  })

  it('refuses another customer’s card and a declined one', async () => {
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

  it('uses the wallet only where the customer chooses it, then first, and the card for the rest', async () => {
    const top = await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 500, payment_method_id: card })
    expect(top.status).toBe(200)
    expect(await viewOf(await placed({ total: 22 }))).toMatchObject({ wallet: 0, total: 22 })
    const id = await placed({ use_wallet: true, total: 17 })
    expect(await viewOf(id)).toMatchObject({ wallet: 5, total: 17 })
    expect(await escrowOf(id)).toBe(500)
    expect((await call(customer, 'POST', `/api/orders/${id}/cancel`)).status).toBe(200)
    expect(await walletOf()).toBe(500)
  })

  it('checks the named card even if the wallet pays everything', async () => {
    const { id } = await draft()
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 2_200, payment_method_id: card })
    const all = { use_wallet: true, total: 0 }
    expect(await place(id, { ...all, payment_method_id: othersCard })).toMatchObject({
      status: 422,
      body: { errors: { payment_method_id: [expect.any(String)] } },
    })
    expect((await place(id, all)).status).toBe(200)
    expect(await paymentsOf(id)).toEqual([])
  })

  it('does not spend the wallet twice for two concurrent orders', async () => {
    const before = await walletOf()
    const [first, second] = [await draft(), await draft()]
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 2_200, payment_method_id: card })
    const answers = await Promise.all([place(first.id, { use_wallet: true }), place(second.id, { use_wallet: true })])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const spent = (await escrowOf(first.id)) + (await escrowOf(second.id))
    expect(before + 2_200 - spent).toBe(await walletOf())
  })

  it('happens once for concurrent calls', async () => {
    const { id } = await draft()
    const answers = await Promise.all([place(id), place(id), place(id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    const payments = await paymentsOf(id)
    expect(payments.filter((payment) => payment.state === 'capturable')).toHaveLength(1)
    expect(payments.filter((payment) => payment.state === 'authorized')).toHaveLength(0)
  })

  it('repeats the response for the same idempotency key and refuses the key for another body', async () => {
    const { id } = await draft()
    const first = await place(id, {}, 'key-1')
    expect(await place(id, {}, 'key-1')).toEqual(first)
    expect(await place(id, { load_type: 'heavy' }, 'key-1')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  it('is refused for everybody but the draft’s customer', async () => {
    const { id } = await draft()
    expect((await place(id, {}, undefined, other)).status).toBe(404)
    expect((await place(id, {}, undefined, washer)).status).toBe(403)
    expect((await place(999_999_999)).status).toBe(404)
    expect((await call(undefined, 'POST', '/api/orders', { order_id: id })).status).toBe(401)
    const gone = await anOrder(db, { customerId: customer.id, status: 'cancelled' })
    expect((await place(gone.id)).status).toBe(409)
  })

  it.each([
    [{ order_id: 'x' }],
    [{ load_type: 'huge' }],
    [{ pickup_location: { address: ' ', latitude: 3, longitude: 101 } }],
    [{ pickup_location: { address: 'x', latitude: 91, longitude: 101 } }],
    [{ pickup_location: { ...pickupLocation, precision: 'city' } }],
    [{ pickup_location: { ...pickupLocation, precision: 'area' } }],
    [{ pickup_location: { ...pickupLocation, precision: 'region' } }],
    [{ pickup_location: { ...pickupLocation, precision: 'somewhere' } }],
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

  it('refuses a window and a repeat until they can be kept', async () => {
    const { id } = await draft()
    const answer = await place(id, {
      pickup_window: { from: '2026-12-01T09:00:00Z', to: '2026-12-01T11:00:00Z' },
      repeat: 'weekly',
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          pickup_window: [orderMessages.bookedLater],
          repeat: [orderMessages.bookedLater],
        },
      },
    })
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft', version: 1 })
  })

  it('fails if the draft changes during the authorization', async () => {
    const { id } = await draft()
    const changes: PlaceOrderDeps = {
      ...api,
      payments: {
        ...api.payments,
        authorize: async (paymentId) => {
          await db.run(sql`update orders set version = version + 1, value_minor = 9000 where id = ${id}`)
          return api.payments.authorize(paymentId)
        },
      },
    }
    await expect(placeOrder(changes, inputFor(id))).rejects.toMatchObject({ status: 409, code: 'changed' })
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft', pendingSince: null })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'abandoned' }])
  })

  it('leaves neither an order without a payment nor a payment without an order after a crash in between', async () => {
    const { id } = await draft()
    const dies: PlaceOrderDeps = {
      ...api,
      payments: {
        ...api.payments,
        settleAuthorization: async () => {
          throw new Error('killed')
        },
        abandonAuthorization: async () => undefined,
      },
    }
    await expect(placeOrder(dies, inputFor(id))).rejects.toThrow('killed')
    expect(await readOrder(db, id)).toMatchObject({ status: 'draft' })
    const [payment] = await paymentsOf(id)
    expect(payment).toMatchObject({ state: 'authorizing' })
    expect(await db.all(sql`select status from sandbox_intents where key = ${payment?.id}`)).toEqual([
      { status: 'requires_capture' },
    ])
    clock.advance(180_000)
    await api.sweepPayments()
    expect(await paymentsOf(id)).toMatchObject([{ state: 'abandoned' }])
    expect(await db.all(sql`select status from sandbox_intents where key = ${payment?.id}`)).toEqual([
      { status: 'canceled' },
    ])
    expect((await place(id)).status).toBe(200)
  })

  it('runs at most eleven statements', async () => {
    await placed()
    const { id } = await draft()
    const before = db.statements()
    expect((await place(id, { total: 22 }, 'counted')).status).toBe(200)
    const count = db.statements() - before
    process.stdout.write(`statements of a placement over HTTP, token and idempotency key included: ${count}\n`)
    expect(count).toBeLessThanOrEqual(11)
  })
})
