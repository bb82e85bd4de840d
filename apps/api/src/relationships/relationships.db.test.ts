import { toUserId, type UserId } from '@washline/contract/ids'
import { relationshipMessages } from '@washline/contract/relationships/messages'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { aCustomer, anOrder, aWasher, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { relationshipsModule } from './module.ts'

const storage = { portraitUrl: (key: string) => `/api/media/${key}` }
const api = await startTestApi((deps) => relationshipsModule({ ...deps, storage }), new Date('2026-11-21T10:00:00Z'))
afterAll(api.close)
const { db } = api
const blocked: unknown[] = []
api.events.on('person.blocked', async (_, event) => void blocked.push(event))

let customer: Person
let washer: Person
beforeEach(async () => {
  blocked.length = 0
  await db.run(sql`delete from rate_limits`)
  customer = await aCustomer(db)
  washer = await aWasher(db, { businessName: 'Sudsy' })
})
const favour = (userId: UserId, method: 'PUT' | 'DELETE' = 'PUT', by = customer.id) =>
  api.call(toUserId(by), method, `/api/favourites/${userId}`)
const block = (userId: UserId, method: 'PUT' | 'DELETE' = 'PUT', by = customer.id) =>
  api.call(toUserId(by), method, `/api/blocks/${userId}`)
const favourites = async () => (await api.call(customer.id, 'GET', '/api/favourites')).body.data
const relationship = async (id: UserId, by = customer.id) =>
  api.call(toUserId(by), 'GET', `/api/relationships?id=${id}`)

it('stores a favourite once and removes it, also when either is repeated', async () => {
  await anOrder(db, { status: 'completed', customerId: customer.id, washerId: washer.id })
  const both = await Promise.all([favour(washer.id), favour(washer.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await favourites()).toEqual([
    {
      id: washer.id,
      name: 'Sudsy',
      photo_url: null,
      rating: { average: null, count: 0 },
      orders: 1,
      since: api.clock.now().toISOString(),
    },
  ])
  expect((await relationship(washer.id)).body.data).toEqual({
    id: washer.id,
    is_favourite: true,
    can_be_favourite: true,
    is_blocked: false,
    running_orders: 0,
  })
  expect((await favour(washer.id, 'DELETE')).status).toBe(200)
  expect((await favour(washer.id, 'DELETE')).status).toBe(200)
  expect(await favourites()).toEqual([])
})

it('refuses favourites who are not Washers with 404, and Washers as callers with 403', async () => {
  expect((await favour((await aCustomer(db)).id)).status).toBe(404)
  expect((await favour(toUserId(999_999))).status).toBe(404)
  expect((await favour(customer.id)).status).toBe(404)
  expect((await favour(washer.id, 'PUT', washer.id)).status).toBe(403)
  expect((await api.call(undefined, 'GET', '/api/favourites')).status).toBe(401)
})

it('blocks a person met in an order once and hides the block from the blocked person', async () => {
  await anOrder(db, { status: 'picked_up', customerId: customer.id, washerId: washer.id })
  const [first, second] = await Promise.all([
    block(customer.id, 'PUT', washer.id),
    block(customer.id, 'PUT', washer.id),
  ])
  expect([first?.body.data, second?.body.data]).toEqual([{ running_orders: 1 }, { running_orders: 1 }])
  expect(blocked).toEqual([{ blockerId: washer.id, blockedId: customer.id, at: api.clock.now() }])
  expect((await api.call(washer.id, 'GET', '/api/blocks')).body.data).toMatchObject([{ id: customer.id }])
  expect((await relationship(customer.id, washer.id)).body.data).toMatchObject({ is_blocked: true })
  // The blocked Washer's block is not visible to the customer.
  expect((await relationship(washer.id)).body.data).toMatchObject({ is_blocked: false })
  expect((await favour(washer.id)).status).toBe(200)
  expect((await block(customer.id, 'DELETE', washer.id)).status).toBe(200)
  expect((await api.call(washer.id, 'GET', '/api/blocks')).body.data).toEqual([])
})

it('deletes the favourite with a block and refuses it with 409 until the block is removed', async () => {
  await favour(washer.id)
  await block(washer.id)
  expect(await favourites()).toEqual([])
  expect(await favour(washer.id)).toMatchObject({ status: 409, body: { message: relationshipMessages.blocked } })
  await block(washer.id, 'DELETE')
  expect((await favour(washer.id)).status).toBe(200)
})

it('answers 404 for people whom the caller has not met', async () => {
  const stranger = await aCustomer(db)
  expect((await block(stranger.id)).status).toBe(404)
  expect((await relationship(stranger.id)).status).toBe(404)
  expect((await relationship(customer.id)).status).toBe(404)
  expect((await api.call(customer.id, 'GET', '/api/relationships')).status).toBe(422)
  expect((await block(washer.id, 'PUT', stranger.id)).status).toBe(200)
})
