import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, told } = api
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
const tip = (id: number, body: object, key?: string, by: { id: number } = customer) =>
  call(by, 'POST', `/api/orders/${id}/tip`, body, key)
const byCard = (amount: number) => ({ amount, payment_method_id: card })
const earned = () => earningsOf('earnings_available')

describe('a tip', () => {
  it('by card is wholly the Washer’s, at once', async () => {
    const id = await completed()
    const before = await earned()
    expect(await tip(id, byCard(5))).toMatchObject({ status: 200, body: { data: { tip: 5, tips: 5 } } })
    expect(await tip(id, byCard(2.5))).toMatchObject({ status: 200, body: { data: { tip: 2.5, tips: 7.5 } } })
    expect((await earned()) - before).toBe(750)
    const facts = told.filter(([name]) => name === 'order.tipped').map(([, fact]) => fact)
    expect(facts).toMatchObject([
      { orderId: id, washerId: washer.id, amountMinor: 500 },
      { orderId: id, amountMinor: 250 },
    ])
  })

  it('comes from the wallet as far as that goes, and no further', async () => {
    const id = await completed()
    await call(customer, 'POST', '/api/wallet/top-up', { amount: 10, payment_method_id: card })
    const [wallet, washers] = [await walletOf(), await earned()]
    expect((await tip(id, { amount: 4, use_wallet: true })).status).toBe(200)
    expect(await tip(id, { amount: 50, use_wallet: true })).toMatchObject({
      status: 409,
      body: { code: 'balance_too_low' },
    })
    expect(wallet - (await walletOf())).toBe(400)
    expect((await earned()) - washers).toBe(400)
  })

  it('is given once for one key, however often that is sent', async () => {
    const id = await completed()
    const before = await earned()
    const answers = [await tip(id, byCard(3), 'tip-1'), await tip(id, byCard(3), 'tip-1')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await tip(id, byCard(4), 'tip-1')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    await db.run(sql`delete from idempotency_keys`)
    expect((await tip(id, byCard(3), 'tip-1')).body).toMatchObject({ data: { tips: 3 } })
    expect((await earned()) - before).toBe(300)
  })

  it('stops at the order’s sum', async () => {
    const id = await completed()
    expect((await tip(id, byCard(60))).status).toBe(200)
    expect((await tip(id, byCard(40.01))).body).toMatchObject({ errors: { amount: [expect.any(String)] } })
    expect((await tip(id, byCard(40))).status).toBe(200)
    expect((await tip(id, byCard(1))).status).toBe(422)
  })

  it('stops there for many at once, too', async () => {
    const id = await completed()
    const before = await earned()
    const answers = await Promise.all(Array.from({ length: 12 }, () => tip(id, byCard(30))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
    expect((await earned()) - before).toBe(9_000)
  })

  it('that the card declines moves nothing', async () => {
    const id = await completed()
    const before = await earned()
    expect(await tip(id, { amount: 5, payment_method_id: decliningCard })).toMatchObject({
      status: 422,
      body: { code: 'card_declined', errors: { payment_method_id: ['Your card was declined.'] } },
    })
    expect(await earned()).toBe(before)
    expect((await tip(id, byCard(100))).status).toBe(200)
  })

  it('waits for the end of the order, and is its customer’s to give', async () => {
    const [open, done] = [await placed(), await completed()]
    expect(await tip(open, byCard(5))).toMatchObject({ status: 409, body: { code: 'not_completed' } })
    expect((await tip(done, byCard(5), undefined, other)).status).toBe(404)
    expect((await tip(done, byCard(5), undefined, washer)).status).toBe(403)
    expect((await tip(999_999_999, byCard(5))).status).toBe(404)
    expect((await call(undefined, 'POST', `/api/orders/${done}/tip`, byCard(5))).status).toBe(401)
  })

  const refused: [name: string, body: object][] = [
    ['less than the least', byCard(0.99)],
    ['far too much', byCard(999_999)],
    ['neither card nor wallet', { amount: 5 }],
    ['both card and wallet', { ...byCard(5), use_wallet: true }],
  ]
  it('is refused for bad input, and nothing moves', async () => {
    const id = await completed()
    const before = await earned()
    for (const [name, body] of refused) expect([name, (await tip(id, body)).status]).toEqual([name, 422])
    expect(await earned()).toBe(before)
  })
})
