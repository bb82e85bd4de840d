import type { UserId } from '@washline/contract/ids'
import { toMinor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, published } = api
const { customer, washer, card, placed, accepted, walk, earningsOf, walletOf } = placing
const other = await aCustomer(db)
const decliningCard = await api.giveCard(customer, '4000000000000341')
beforeEach(() => db.run(sql`delete from rate_limits`))

const completed = async () => {
  const id = await accepted()
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
const tip = (id: number, body: object, key?: string, by: { id: UserId } = customer) =>
  call(by, 'POST', `/api/orders/${id}/tip`, body, key)
const byCard = (amount: number) => ({ amount_minor: toMinor(amount), payment_method_id: card })
const earned = () => earningsOf('earnings_available')

describe('a tip', () => {
  it('by card is credited to the Washer in full and at once', async () => {
    const id = await completed()
    const before = await earned()
    expect(await tip(id, byCard(5))).toMatchObject({ status: 200, body: { data: { tip_minor: 500, tips_minor: 500 } } })
    expect(await tip(id, byCard(2.5))).toMatchObject({
      status: 200,
      body: { data: { tip_minor: 250, tips_minor: 750 } },
    })
    expect((await earned()) - before).toBe(750)
    const events = published.filter(([name]) => name === 'order.tipped').map(([, event]) => event)
    expect(events).toMatchObject([
      { orderId: id, washerId: washer.id, amountMinor: 500 },
      { orderId: id, amountMinor: 250 },
    ])
  })

  it('from the wallet is limited to its balance', async () => {
    const id = await completed()
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 1_000, payment_method_id: card })
    const [wallet, washers] = [await walletOf(), await earned()]
    expect((await tip(id, { amount_minor: 400, use_wallet: true })).status).toBe(200)
    expect(await tip(id, { amount_minor: 5_000, use_wallet: true })).toMatchObject({
      status: 409,
      body: { code: 'balance_too_low' },
    })
    expect(wallet - (await walletOf())).toBe(400)
    expect((await earned()) - washers).toBe(400)
  })

  it('is charged once per idempotency key', async () => {
    const id = await completed()
    const before = await earned()
    const answers = [await tip(id, byCard(3), 'tip-1'), await tip(id, byCard(3), 'tip-1')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await tip(id, byCard(4), 'tip-1')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    await db.run(sql`delete from idempotency_keys`)
    expect((await tip(id, byCard(3), 'tip-1')).body).toMatchObject({ data: { tips_minor: 300 } })
    expect((await earned()) - before).toBe(300)
  })

  it('is limited to the order’s total', async () => {
    const id = await completed()
    expect((await tip(id, byCard(60))).status).toBe(200)
    expect((await tip(id, byCard(40.01))).body).toMatchObject({ errors: { amount_minor: [expect.any(String)] } })
    expect((await tip(id, byCard(40))).status).toBe(200)
    expect((await tip(id, byCard(1))).status).toBe(422)
  })

  it('is limited to the order’s total for concurrent tips', async () => {
    const id = await completed()
    const before = await earned()
    const answers = await Promise.all(Array.from({ length: 12 }, () => tip(id, byCard(30))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
    expect((await earned()) - before).toBe(9_000)
  })

  it('moves nothing if the card declines', async () => {
    const id = await completed()
    const before = await earned()
    expect(await tip(id, { amount_minor: 500, payment_method_id: decliningCard })).toMatchObject({
      status: 422,
      body: { code: 'card_declined', errors: { payment_method_id: ['Your card was declined.'] } },
    })
    expect(await earned()).toBe(before)
    expect((await tip(id, byCard(100))).status).toBe(200)
  })

  it('is refused before completion and for everybody but the customer', async () => {
    const [open, done] = [await placed(), await completed()]
    expect(await tip(open, byCard(5))).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect((await tip(done, byCard(5), undefined, other)).status).toBe(404)
    expect((await tip(done, byCard(5), undefined, washer)).status).toBe(403)
    expect((await tip(999_999_999, byCard(5))).status).toBe(404)
    expect((await call(undefined, 'POST', `/api/orders/${done}/tip`, byCard(5))).status).toBe(401)
  })

  const refused: [name: string, body: object][] = [
    ['less than the least', byCard(0.99)],
    ['far too much', byCard(999_999)],
    ['neither card nor wallet', { amount_minor: 500 }],
    ['both card and wallet', { ...byCard(5), use_wallet: true }],
  ]
  it('is refused for bad input and moves nothing', async () => {
    const id = await completed()
    const before = await earned()
    for (const [name, body] of refused) expect([name, (await tip(id, body)).status]).toEqual([name, 422])
    expect(await earned()).toBe(before)
  })
})
