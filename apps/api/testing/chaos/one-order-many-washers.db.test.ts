import type { OfferId, OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { verifyLedger } from '../../src/ledger/index.ts'
import { aWasher } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { openConnections } from '../harness/open-connections.ts'
import { openPort } from '../harness/open-port.ts'
import { photoForm, startApp, type TestApp } from '../harness/start-app.ts'
import { saveCard } from '../scenarios/people.ts'

const many = 200
let app: TestApp
let address: string

beforeAll(async () => {
  app = await startApp({ maxConnections: 20 })
  address = await openPort(app)
  await openConnections(app.db, 20)
})
afterAll(() => app.close())

async function placeOrder(): Promise<OrderId> {
  const customer = await app.join('Ana Pereira')
  const cardId = await saveCard(app, customer)
  const scanned = await app.send(customer.token, { method: 'POST', url: '/api/orders/scan', ...photoForm(plainPhoto) })
  const orderId: OrderId = scanned.body.data.order_id
  const body = {
    order_id: orderId,
    load_type: 'light',
    payment_method_id: cardId,
    pickup_location: { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 },
  }
  expect((await app.send(customer.token, { method: 'POST', url: '/api/orders', body })).status).toBe(200)
  return orderId
}

/** An open offer for each of them, wider than any wave. */
async function offerToMany(orderId: OrderId): Promise<{ token: string; offerId: OfferId; userId: UserId }[]> {
  const asked = []
  for (let n = 0; n < many; n += 1) {
    const { id: userId } = await aWasher(app.db, { name: `Washer ${n}` })
    const { offerId } = await app.db.one<{ offerId: OfferId }>(sql`
      insert into offers (order_id, washer_id, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
      values (${orderId}, ${userId}, 1, '{}', 'near', 10, 60, ${app.clock.now()}, ${new Date(app.clock.now().getTime() + 20_000)})
      returning id as "offerId"`)
    asked.push({ userId, offerId, token: await createToken(app.db, { userId, at: app.clock.now() }) })
  }
  return asked
}

test(`${many} Washers take one order at the same moment: one has it, the others are refused`, async () => {
  const orderId = await placeOrder()
  const asked = await offerToMany(orderId)
  const answers = await Promise.all(
    asked.map(async ({ token, offerId, userId }) => {
      const answer = await fetch(`${address}/api/provider/notifications/respond`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ notification_id: offerId, response: 'accept' }),
      })
      return { status: answer.status, body: (await answer.json()) as { code?: string }, userId }
    }),
  )
  const winners = answers.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(many - 1)

  const state = await app.db.one(sql`
    select status, washer_id as "washerId",
      (select count(*) from order_events e where e.order_id = o.id and e.move = 'accept') as accepts,
      (select count(*) from offers f where f.order_id = o.id and f.state = 'accepted') as accepted,
      (select count(*) from offers f where f.order_id = o.id and f.state = 'open') as open
    from orders o where id = ${orderId}`)
  expect(state).toEqual({ status: 'accepted', washerId: winners[0]?.userId, accepts: 1, accepted: 1, open: 0 })
  expect(await verifyLedger(app.db)).toMatchObject({ ok: true, problems: [] })
  expect(app.faults).toEqual([])
}, 60_000)
