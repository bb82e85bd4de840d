import { type OrderId, toUserId, type UserId } from '@washline/contract/ids'
import { cellMiddle } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { createAreas } from '../maps/index.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { sharingModule } from './module.ts'

const start = new Date('2026-11-21T10:00:00Z')
const districts = createAreas({ demoCity: true })
const api = await startTestApi((deps) => sharingModule({ ...deps, areaOf: districts }), start)
afterAll(api.close)
const { db, clock } = api

const pickup = { address: '12 Long Road, Bukit Bintang, Kuala Lumpur', latitude: 3.1478, longitude: 101.7117 }
let customer = toUserId(1)
let washer = toUserId(1)
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  customer = (await aCustomer(db, { name: 'Mira Santos' })).id
  washer = (await aWasher(db, { name: 'Sam Okafor', businessName: 'Okafor Laundry' })).id
})
const orderIn = async (status: OrderStatus) =>
  (await anOrder(db, { status, customerId: customer, washerId: washer, pickup, at: clock.now() })).id
const links = (orderId: OrderId, method: 'GET' | 'POST' | 'DELETE', by: UserId | undefined = customer) =>
  api.call(by, method, `/api/orders/${orderId}/guest-link`, method === 'GET' ? undefined : {})
const make = async (orderId: OrderId): Promise<string> => {
  const { path } = (await links(orderId, 'POST')).body.data
  return `/api/guest/${path.slice('/o/'.length)}`
}
const open = (path: string) => api.call(undefined, 'GET', path)

it('shows a guest only the status, the customer’s first name, the Washer’s business and the area', async () => {
  const path = await make(await orderIn('picked_up'))
  const answer = await open(path)
  expect(answer.body.data).toEqual({
    status: 'picked_up',
    customer: 'Mira',
    washer: 'Okafor Laundry',
    items: [{ name: 'T-shirt', category: 'tops', quantity: 4 }],
    area: 'Linden, Harbour Town',
    pickup_time: expect.any(String),
    accepted_at: expect.any(String),
    picked_up_at: clock.now().toISOString(),
    laundry_completed_at: null,
    delivered_at: null,
    completed_at: null,
    cancelled_at: null,
    position: null,
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/Santos|Sam |Long Road|@|\d{6}/)
})

it.each([
  'Rose Cottage, Mill Lane, Oxford',
  'Hotel Merdeka, Jalan Raja, Kuala Lumpur',
  '12 Long Road, Flat B, Gate code nine',
])('shows a guest nothing of the address %j, only the area of its position', async (address) => {
  const door = { ...pickup, address }
  const { id } = await anOrder(db, {
    status: 'accepted',
    customerId: customer,
    washerId: washer,
    pickup: door,
    at: start,
  })
  const { area } = (await open(await make(id))).body.data
  expect(area).toBe('Linden, Harbour Town')
})

it('shows a guest no position while the Washer may be on the way to another door', async () => {
  const path = await make(await orderIn('accepted'))
  const other = await aCustomer(db)
  await anOrder(db, { status: 'accepted', customerId: other.id, washerId: washer, at: start })
  await db.run(sql`
    update washers set last_latitude = 3.1, last_longitude = 101.7, last_position_at = ${clock.now()} where user_id = ${washer}`)
  expect((await open(path)).body.data.position).toBeNull()
})

it('shows the Washer’s grid cell while they are on the way, from a position of this order alone', async () => {
  const orderId = await orderIn('accepted')
  const path = await make(orderId)
  const before = new Date(clock.now().getTime() - 1_000)
  await db.run(sql`
    update washers set last_latitude = 3.14789, last_longitude = 101.71123, last_position_at = ${before} where user_id = ${washer}`)
  expect((await open(path)).body.data.position).toBeNull()
  await db.run(sql`
    update washers set last_latitude = 3.14789, last_longitude = 101.71123, last_position_at = ${clock.now()} where user_id = ${washer}`)
  expect((await open(path)).body.data.position).toEqual({
    ...cellMiddle({ latitude: 3.14789, longitude: 101.71123 }),
    at: clock.now().toISOString(),
  })
  await db.run(sql`update orders set status = 'in_progress' where id = ${orderId}`)
  expect((await open(path)).body.data.position).toBeNull()
  await db.run(sql`update orders set laundry_completed_at = ${clock.now()} where id = ${orderId}`)
  expect((await open(path)).body.data.position).not.toBeNull()
})

it('stores no token', async () => {
  const path = await make(await orderIn('pending'))
  const token = path.split('/').at(-1) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const stored = await db.all(sql`select encode(token_hash, 'escape') as hash from guest_links`)
  expect(JSON.stringify(stored)).not.toContain(token)
  const key = { 'idempotency-key': 'same' }
  const orderId = await orderIn('pending')
  const paths = await Promise.all(
    [1, 2].map(
      async () => (await api.call(customer, 'POST', `/api/orders/${orderId}/guest-link`, {}, key)).body.data.path,
    ),
  )
  expect(new Set(paths).size).toBe(2)
  expect(await db.all(sql`select from idempotency_keys`)).toEqual([])
})

it('revokes all links of an order and none of another one', async () => {
  const [one, other] = [await orderIn('accepted'), await orderIn('accepted')]
  const [first, second, elsewhere] = [await make(one), await make(one), await make(other)]
  expect((await links(one, 'GET')).body.data).toEqual({ live: 2, can_share: true })
  expect((await links(one, 'DELETE')).status).toBe(200)
  expect((await links(one, 'DELETE')).status).toBe(200)
  expect(await Promise.all([first, second, elsewhere].map(async (path) => (await open(path)).status))).toEqual([
    404, 404, 200,
  ])
  expect((await open('/api/guest/unknown')).status).toBe(404)
})

it('ends some hours after the order', async () => {
  const orderId = await orderIn('delivered')
  const path = await make(orderId)
  await db.run(sql`update orders set status = 'completed', completed_at = ${clock.now()} where id = ${orderId}`)
  clock.advance(market.guestLinks.liveAfterEndMs - 1_000)
  expect((await open(path)).status).toBe(200)
  clock.advance(2_000)
  expect((await open(path)).status).toBe(404)
})

it.each(['draft', 'completed', 'cancelled'] as const)('refuses a link for an order that is %s', async (status) => {
  const orderId = await orderIn(status)
  expect((await links(orderId, 'POST')).body.code).toBe('wrong_status')
  expect((await links(orderId, 'GET')).body.data.can_share).toBe(false)
})

it('makes at most five links, also concurrently', async () => {
  const orderId = await orderIn('accepted')
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => links(orderId, 'POST')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
})

it('is refused for everybody but the customer', async () => {
  const orderId = await orderIn('accepted')
  const stranger = (await aCustomer(db)).id
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await links(orderId, method, stranger)).status).toBe(404)
    expect((await links(orderId, method, washer)).status).toBe(403)
  }
})
