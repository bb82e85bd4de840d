import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { aCustomer, anOrder, startOrders, startPlacing } from './builders.ts'
import { readOrder } from './store.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call } = api
const { customer, washer, card, draft, place, walletOf, paymentsOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const quote = (id: number | string, query: string, by: { id: UserId } | undefined = customer) =>
  call(by, 'GET', `/api/orders/${id}/quote?${query}`)

describe('a quote', () => {
  it.each([
    ['', { service_fee: 2, coverage_fee: 0, wallet: 0, total: 22 }],
    ['load_type=heavy', { service_fee: 6, total: 26 }],
    ['load_type=light&coverage=1000', { coverage_fee: 3, total: 25 }],
    ['load_type=light&coverage=2500', { coverage_fee: 7, total: 29 }],
    ['load_type=light&coverage=500', { coverage_fee: 0, total: 22 }],
    ['load_type=light&wallet=0', { wallet: 0, total: 22 }],
  ])('is computed by the server for "%s"', async (query, expected) => {
    const { id } = await draft()
    expect((await quote(id, query)).body.data).toMatchObject({ estimated_value: 20, ...expected })
  })

  it.each(['coverage=7', 'coverage=-500', 'coverage=x', 'load_type=huge', 'wallet=yes', 'wallet=2'])(
    'of "%s" is refused',
    async (query) => {
      const { id } = await draft()
      expect((await quote(id, query)).status).toBe(422)
    },
  )

  it.each([
    [8, '', 200, 2],
    [9, '', 200, 4.25],
    [18, 'load_type=medium', 200, 6.5],
    [19, '', 200, 8.75],
    [8, 'load_type=medium', 200, 4],
    [9, 'load_type=light', 422, undefined],
    [19, 'load_type=medium', 422, undefined],
    [19, 'load_type=heavy', 200, 8.75],
  ])('of %i pieces with "%s" follows the count: %i', async (quantity, query, status, fee) => {
    const { id } = await anOrder(db, { customerId: customer.id, items: [{ name: 'T-shirt', quantity }] })
    const answer = await quote(id, query)
    expect(answer.status).toBe(status)
    if (fee === undefined) expect(answer.body.errors).toEqual({ load_type: [expect.stringContaining('too small')] })
    else expect(answer.body.data).toMatchObject({ service_fee: fee })
  })

  it('is refused for everybody but the draft’s customer', async () => {
    const { id } = await draft()
    expect((await quote(id, '', other)).status).toBe(404)
    expect((await quote(id, '', washer)).status).toBe(403)
    expect((await quote(999_999_999, '')).status).toBe(404)
    expect((await call(undefined, 'GET', `/api/orders/${id}/quote`)).status).toBe(401)
  })

  it('the wallet is used when chosen, which is kept for the next order; an order without a choice changes nothing', async () => {
    const paysFirst = async () => (await call(customer, 'GET', '/api/wallet')).body.data
    expect(await paysFirst()).toMatchObject({ pays_first: false })
    expect((await place((await draft()).id, { use_wallet: true })).status).toBe(200)
    expect(await paysFirst()).toMatchObject({ pays_first: true })
    expect((await place((await draft()).id)).status).toBe(200)
    expect(await paysFirst()).toMatchObject({ pays_first: true })
    expect((await place((await draft()).id, { use_wallet: false })).status).toBe(200)
    expect(await paysFirst()).toMatchObject({ pays_first: false })
  })

  it('with the wallet is refused with 409 if the wallet has less by the time of placing', async () => {
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 800, payment_method_id: card })
    const [first, second] = [await draft(), await draft()]
    expect((await quote(first.id, 'load_type=light&wallet=1')).body.data).toMatchObject({ wallet: 8, total: 14 })
    expect((await place(second.id, { use_wallet: true, total: 14 })).status).toBe(200)
    expect(await place(first.id, { use_wallet: true, total: 14 })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', quote: { wallet: 0, total: 22 } },
    })
    expect(await readOrder(db, first.id)).toMatchObject({ status: 'draft' })
    expect(await paymentsOf(first.id)).toEqual([])
    expect(await walletOf()).toBe(0)
    expect((await place(first.id, { use_wallet: true, total: 22 })).status).toBe(200)
  })
})
