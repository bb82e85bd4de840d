import { randomUUID } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { OpenItem } from '@washline/contract/washers/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { earningsWorld } from '../../earnings/builders.ts'
import { balanceOf, verifyLedger } from '../../ledger/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { verifyAtOnce } from '../builders.ts'
import { washersModule } from '../module.ts'
import { mayTakeOrders } from '../queries.ts'

const world = await earningsWorld()
const { db, clock, call, earn, has } = world
const { events } = world.deps
const washers = washersModule({
  ...world.earningsDeps,
  payments: world.payments,
  earnings: world.earnings,
})
washers.routes?.(world.http)
verifyAtOnce(events)
const closed: object[] = []
events.on('washer.closed', async (_, event) => void closed.push(event))
beforeAll(() => openConnections(db, 6))
beforeEach(() => db.run(sql`delete from rate_limits`))
afterAll(async () => {
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await world.close()
})

const form = {
  business_name: 'Sudsy',
  street: 'Jalan Alor 1',
  city: 'Kuala Lumpur',
  postal_code: '50200',
  state: 'WP',
  country: 'Malaysia',
  lat: 3.1478,
  lng: 101.7117,
}
const register = async (userId: UserId, business_name = 'Sudsy') => {
  const payment_method_id = await world.aCard(userId)
  const paid = await call(`customer-${userId}`, 'POST', '/stripe/pay', {
    amount: 3_000,
    currency: 'myr',
    payment_method_id,
    type: 'security_deposit',
  })
  const { payment_intent_id } = paid.body
  const { status } = await call(`customer-${userId}`, 'POST', '/provider/register', {
    ...form,
    business_name,
    payment_intent_id,
  })
  return { status, payment_intent_id: payment_intent_id as string }
}
const aRegistered = async () => {
  const userId = await world.aPerson()
  const { payment_intent_id } = await register(userId)
  await call(`washer-${userId}`, 'POST', '/sandbox/bank-account', { account_number: '000123456789' })
  return { userId, payment_intent_id }
}
const close = (userId: UserId) => call(`washer-${userId}`, 'POST', '/provider/close')
const closingOf = async (userId: UserId) => (await call(`washer-${userId}`, 'GET', '/provider/close')).body.data
const depositOf = (userId: UserId) => balanceOf(db, { owner: 'user', userId, name: 'deposit' })
const refunds = async (intentId: string) =>
  db.all<{ amount: number }>(sql`select amount_minor as amount from sandbox_refunds where intent_id = ${intentId}`)
const windowOver = async () => {
  clock.advance(48 * 3_600_000)
  await world.releaseDueEarnings()
}
const runLaterJobs = async () => {
  clock.advance(60_000)
  await world.sweep()
}

describe('closing', () => {
  it('refunds the deposit to the card, moves small earnings to the wallet and switches the account type', async () => {
    const { userId, payment_intent_id } = await aRegistered()
    await earn(userId, 500)
    await windowOver()
    expect(await closingOf(userId)).toEqual({
      closed: false,
      open: [],
      to_wallet_minor: 425,
      deposit: { amount_minor: 3_000, card_last4: '4242', state: 'held' },
    })
    expect((await close(userId)).status).toBe(200)
    expect([await depositOf(userId), await has(userId, 'wallet'), await refunds(payment_intent_id)]).toEqual([
      0,
      425,
      [],
    ])
    expect(await closingOf(userId)).toMatchObject({ closed: true, deposit: { state: 'refunding' } })
    expect(
      await db.one(
        sql`select is_washer, online from users join washers on user_id = users.id where user_id = ${userId}`,
      ),
    ).toEqual({ is_washer: false, online: false })
    await runLaterJobs()
    expect(await closingOf(userId)).toMatchObject({ deposit: { state: 'refunded' } })
    expect(await refunds(payment_intent_id)).toEqual([{ amount: 3_000 }])
    expect(closed.at(-1)).toMatchObject({ userId, depositMinor: minor(3_000) })
  })

  it('refunds once for concurrent and repeated calls', async () => {
    const { userId, payment_intent_id } = await aRegistered()
    const before = closed.length
    const answers = await Promise.all([1, 2, 3, 4].map(() => close(userId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await runLaterJobs()
    await runLaterJobs()
    expect([await depositOf(userId), await refunds(payment_intent_id), closed.length - before]).toEqual([
      0,
      [{ amount: 3_000 }],
      1,
    ])
  })

  const cases: [OpenItem, (userId: UserId) => Promise<unknown>][] = [
    [
      'orders',
      async (userId) => db.run(sql`update orders set status = 'delivered' where id = ${await settled(userId)}`),
    ],
    [
      'claims',
      async (userId) => {
        const orderId = await settled(userId)
        const reserve = {
          id: randomUUID(),
          washerId: userId,
          orderId,
          amountMinor: minor(100),
          reason: 'A shirt is missing',
        }
        await db.transaction((tx) => world.earnings.placeReserve(tx, reserve))
      },
    ],
    [
      'cash_out',
      async (userId) => {
        await earn(userId, 1_000)
        await windowOver()
        await call(`washer-${userId}`, 'POST', '/provider/cash-outs', {})
      },
    ],
    ['pending', (userId) => earn(userId, 500)],
    [
      'available',
      async (userId) => {
        await earn(userId, 1_000)
        await windowOver()
      },
    ],
  ]
  const settled = async (userId: UserId) => {
    const orderId = await earn(userId, 400)
    await windowOver()
    return orderId
  }
  it.each(cases)('is refused with 409 while this is open: %s', async (item, make) => {
    const { userId } = await aRegistered()
    await make(userId)
    expect((await closingOf(userId)).open).toEqual([item])
    expect(await close(userId)).toMatchObject({ status: 409, body: { code: 'not_settled', open: [item] } })
    expect(await depositOf(userId)).toBe(3_000)
  })

  it('answers 404 to a user who never was a Washer', async () => {
    const userId = await world.aPerson()
    expect((await close(userId)).status).toBe(404)
    expect(await closingOf(userId)).toBeNull()
  })

  it('pays the earnings once when a cash-out runs concurrently', async () => {
    const { userId } = await aRegistered()
    await earn(userId, 560)
    await windowOver()
    await db.run(sql`update washers set online = true where user_id = ${userId}`)
    const [out] = await Promise.all([call(`washer-${userId}`, 'POST', '/provider/cash-outs', {}), close(userId)])
    const paid = out.status === 200 ? 476 : 0
    expect((await has(userId, 'earnings_available')) + (await has(userId, 'wallet')) + paid).toBe(476)
  })

  it('allows no further order and no availability', async () => {
    const { userId } = await aRegistered()
    expect(await db.transaction((tx) => mayTakeOrders(tx, userId))).toBe(true)
    await close(userId)
    expect(await db.transaction((tx) => mayTakeOrders(tx, userId))).toBe(false)
    const online = await call(`washer-${userId}`, 'PUT', '/provider/availability', { online: true })
    expect(online.status).toBe(404)
  })
})

it('requires a new deposit for a new registration and keeps the metrics', async () => {
  const { userId, payment_intent_id } = await aRegistered()
  await db.run(sql`update washers set orders_done = 12 where user_id = ${userId}`)
  await close(userId)
  const old = await call(`customer-${userId}`, 'POST', '/provider/register', { ...form, payment_intent_id })
  expect(old.status).toBe(422)
  expect((await register(userId, 'Sudsier')).status).toBe(200)
  expect(await depositOf(userId)).toBe(3_000)
  expect(
    await db.one(sql`
      select business_name, orders_done, online, closed_at, deposit_held from washers where user_id = ${userId}`),
  ).toEqual({ business_name: 'Sudsier', orders_done: 12, online: true, closed_at: null, deposit_held: true })
  expect(await closingOf(userId)).toMatchObject({ closed: false, deposit: { state: 'held' } })
})
