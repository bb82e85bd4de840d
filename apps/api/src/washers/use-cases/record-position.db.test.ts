import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { anOrder, aWasher, noPayments, startWashers } from '../builders.ts'

const api = await startWashers({ payments: noPayments, verification: 'auto' })
afterAll(api.close)
beforeEach(() => {
  api.lives.length = 0
})

const here = { latitude: 3.15, longitude: 101.7 }
const metresNorth = (m: number) => ({ ...here, latitude: here.latitude + m / 111_195 })
const post = (token: string, at: object) => api.call('POST', '/api/provider/position', at, token)
const stored = (userId: UserId) =>
  api.db.one<{ latitude: number | null; at: Date | null }>(
    sql`select last_latitude as latitude, last_position_at as at from washers where user_id = ${userId}`,
  )

test.each([
  ['accepted', true],
  ['picked_up', true],
  ['in_progress', true],
  ['delivered', false],
  ['completed', false],
  ['cancelled', false],
])('with an order in status %s, broadcasts the position: %j', async (status, isBroadcast) => {
  const { userId, token } = await aWasher(api)
  const orderId = await anOrder(api, { washerId: userId, status })
  expect(await post(token, here)).toEqual({ status: 200, body: { success: true } })
  const live = {
    channel: `private-order.${orderId}`,
    event: 'washer-moved',
    data: { order_id: orderId, ...here, at: api.clock.now().toISOString() },
  }
  expect(api.lives).toEqual(isBroadcast ? [live] : [])
  expect((await stored(userId)).latitude).toBe(isBroadcast ? here.latitude : null)
})

test('broadcasts nothing to the orders of another Washer', async () => {
  const [mine, other] = [await aWasher(api), await aWasher(api)]
  await anOrder(api, { washerId: other.userId, status: 'accepted' })
  await post(mine.token, here)
  expect(api.lives).toEqual([])
})

test('stores and broadcasts a position after 50 m or 15 s only', async () => {
  const { userId, token } = await aWasher(api)
  const orders = [
    await anOrder(api, { washerId: userId, status: 'accepted' }),
    await anOrder(api, { washerId: userId, status: 'in_progress' }),
  ]
  await post(token, here)
  expect(api.lives.map(({ channel }) => channel).sort()).toEqual(orders.map((id) => `private-order.${id}`))
  await post(token, metresNorth(40))
  expect(api.lives).toHaveLength(2)
  await post(token, metresNorth(60))
  expect(api.lives).toHaveLength(4)
  api.clock.advance(14_999)
  await post(token, metresNorth(60))
  expect(api.lives).toHaveLength(4)
  api.clock.advance(1)
  await post(token, metresNorth(60))
  expect(api.lives).toHaveLength(6)
  expect((await stored(userId)).at).toEqual(api.clock.now())
})

test.each([
  ['too far from the order', { latitude: -33.8688, longitude: 151.2093 }],
  ['too fast since the last position', metresNorth(3_000)],
])('neither stores nor broadcasts a position %s, and refuses it with 409', async (_, wrong) => {
  const { userId, token } = await aWasher(api)
  await anOrder(api, { washerId: userId, status: 'accepted' })
  await post(token, here)
  api.clock.advance(20_000)
  expect(await post(token, wrong)).toMatchObject({ status: 409, body: { code: 'position_unlikely' } })
  expect(api.lives).toHaveLength(1)
  expect((await stored(userId)).latitude).toBe(here.latitude)
  expect((await post(token, metresNorth(100))).status).toBe(200)
  expect(api.lives).toHaveLength(2)
})

test('refuses an impossible or missing position with 422', async () => {
  const { token } = await aWasher(api)
  expect((await post(token, { latitude: 95, longitude: 0 })).status).toBe(422)
  expect((await post(token, {})).status).toBe(422)
})
