import { messages } from '@washline/contract/messages'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aCustomer, anOrder, aWasher, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startTestApi } from '../platform/testing/test-api.ts'
import { tiesModule } from './module.ts'

const storage = { url: (key: string) => `/api/media/${key}` }
const api = await startTestApi((deps) => tiesModule({ ...deps, storage }), new Date('2026-11-21T10:00:00Z'))
afterAll(api.close)
const { db } = api
const blocked: unknown[] = []
api.facts.on('person.blocked', async (_, fact) => void blocked.push(fact))

let customer: Person
let washer: Person
beforeEach(async () => {
  blocked.length = 0
  await db.run(sql`delete from rate_limits`)
  customer = await aCustomer(db)
  washer = await aWasher(db, { businessName: 'Sudsy' })
})
const favour = (whom: number, method: 'PUT' | 'DELETE' = 'PUT', by = customer.id) =>
  api.call(by, method, `/api/favourites/${whom}`)
const block = (whom: number, method: 'PUT' | 'DELETE' = 'PUT', by = customer.id) =>
  api.call(by, method, `/api/blocks/${whom}`)
const favourites = async () => (await api.call(customer.id, 'GET', '/api/favourites')).body.data
const tie = async (query: string, by = customer.id) => api.call(by, 'GET', `/api/ties?${query}`)

it('makes a Washer a favourite, twice the same, and takes it back', async () => {
  const { id: washerId } = await db.one<{ id: number }>(sql`select id from washers where user_id = ${washer.id}`)
  await anOrder(db, { status: 'completed', customerId: customer.id, washerId: washer.id })
  const both = await Promise.all([favour(washer.id), favour(washer.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await favourites()).toEqual([
    {
      user_id: washer.id,
      washer_id: washerId,
      name: 'Sudsy',
      photo_url: null,
      rating: { average: null, count: 0 },
      orders: 1,
      since: api.clock.now().toISOString(),
    },
  ])
  expect((await tie(`washer_id=${washerId}`)).body.data).toMatchObject({ user_id: washer.id, is_favourite: true })
  expect((await favour(washer.id, 'DELETE')).status).toBe(200)
  expect((await favour(washer.id, 'DELETE')).status).toBe(200)
  expect(await favourites()).toEqual([])
})

it('knows no favourite who is no Washer, oneself, or asked for by a Washer', async () => {
  expect((await favour((await aCustomer(db)).id)).status).toBe(404)
  expect((await favour(999_999)).status).toBe(404)
  expect((await favour(customer.id)).status).toBe(404)
  expect((await favour(washer.id, 'PUT', washer.id)).status).toBe(403)
  expect((await api.call(undefined, 'GET', '/api/favourites')).status).toBe(401)
})

it('blocks somebody met in an order, from either side, once', async () => {
  const order = await anOrder(db, { status: 'picked_up', customerId: customer.id, washerId: washer.id })
  const [first, second] = await Promise.all([
    block(customer.id, 'PUT', washer.id),
    block(customer.id, 'PUT', washer.id),
  ])
  expect([first?.body.data, second?.body.data]).toEqual([
    { running_orders: [order.id] },
    { running_orders: [order.id] },
  ])
  expect(blocked).toEqual([{ blockerId: washer.id, blockedId: customer.id, at: api.clock.now() }])
  expect((await api.call(washer.id, 'GET', '/api/blocks')).body.data).toMatchObject([{ user_id: customer.id }])
  expect((await tie(`user_id=${customer.id}`, washer.id)).body.data).toMatchObject({ is_blocked: true })
  // The one who is blocked learns nothing of it.
  expect((await tie(`user_id=${washer.id}`)).body.data).toMatchObject({ is_blocked: false })
  expect((await favour(washer.id)).status).toBe(200)
  expect((await block(customer.id, 'DELETE', washer.id)).status).toBe(200)
  expect((await api.call(washer.id, 'GET', '/api/blocks')).body.data).toEqual([])
})

it('ends the favourite, and keeps it from coming back before the block is taken back', async () => {
  await favour(washer.id)
  await block(washer.id)
  expect(await favourites()).toEqual([])
  expect(await favour(washer.id)).toMatchObject({ status: 409, body: { message: messages.ties.blocked } })
  await block(washer.id, 'DELETE')
  expect((await favour(washer.id)).status).toBe(200)
})

it('does not say who exists to who has not met them', async () => {
  const stranger = await aCustomer(db)
  expect((await block(stranger.id)).status).toBe(404)
  expect((await tie(`user_id=${stranger.id}`)).status).toBe(404)
  expect((await tie(`user_id=${customer.id}`)).status).toBe(404)
  expect((await tie('user_id=1&washer_id=2')).status).toBe(422)
  expect((await tie('')).status).toBe(422)
  expect((await block(washer.id, 'PUT', stranger.id)).status).toBe(200)
})
