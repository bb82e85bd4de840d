import { type OrderId, toUserId, type UserId } from '@washline/contract/ids'
import { cellMiddle, type Point } from '@washline/contract/maps/geo'
import { leftDoorMs } from '@washline/contract/orders/whereabouts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Events } from '../../events/events.ts'
import { sql } from '../../platform/db/sql.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { anOrder, aWasher, noPayments, startWashers } from '../builders.ts'
import { recordPosition } from './record-position.ts'

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
  ['accepted', { ...here, precision: 'exact' }],
  ['picked_up', { ...cellMiddle(here), precision: 'area' }],
  ['in_progress', { ...cellMiddle(here), precision: 'area' }],
  ['delivered', null],
  ['completed', null],
  ['cancelled', null],
])('with an order in status %s, broadcasts the position: %j', async (status, shown) => {
  const { userId, token } = await aWasher(api)
  const orderId = await anOrder(api, { washerId: userId, status })
  expect(await post(token, here)).toEqual({ status: 200, body: { success: true } })
  const live = {
    channel: `private-order.${orderId}`,
    event: 'washer-moved',
    data: { order_id: orderId, ...shown, at: api.clock.now().toISOString() },
  }
  expect(api.lives).toEqual(shown ? [live] : [])
  expect((await stored(userId)).latitude).toBe(shown ? here.latitude : null)
})

test('broadcasts nothing to the orders of another Washer', async () => {
  const [mine, other] = [await aWasher(api), await aWasher(api)]
  await anOrder(api, { washerId: other.userId, status: 'accepted' })
  await post(mine.token, here)
  expect(api.lives).toEqual([])
})

test('shows no customer the way to another door, nor the door that the Washer has left', async () => {
  const { userId, token } = await aWasher(api)
  const one = await anOrder(api, { washerId: userId, status: 'accepted' })
  const other = await anOrder(api, { washerId: userId, status: 'accepted' })
  const move = (orderId: OrderId, change: Pick<Events['order.moved'], 'move' | 'from' | 'to'>) =>
    api.db.transaction((tx) =>
      api.events.publish(tx, 'order.moved', {
        orderId,
        ...change,
        customerId: toUserId(1),
        washerId: userId,
        at: api.clock.now(),
      }),
    )
  const shownTo = (orderId: OrderId) =>
    api.lives.findLast(({ channel }) => channel === `private-order.${orderId}`)?.data as object
  const underWay = metresNorth(2_000)
  await post(token, underWay)
  expect([shownTo(one), shownTo(other)]).toMatchObject([
    { ...cellMiddle(underWay), precision: 'area' },
    { ...cellMiddle(underWay), precision: 'area' },
  ])
  await api.db.run(sql`update orders set status = 'cancelled' where id = ${other}`)
  await move(other, { move: 'cancel', from: 'accepted', to: 'cancelled' })
  api.clock.advance(120_000)
  await post(token, metresNorth(2_100))
  expect(shownTo(one)).toMatchObject({ precision: 'exact' })
  const door = await api.db.one<Point>(
    sql`select pickup_latitude as latitude, pickup_longitude as longitude from orders where id = ${other}`,
  )
  await api.db.run(sql`update orders set pickup_latitude = pickup_latitude + 0.03 where id = ${one}`)
  api.clock.advance(600_000)
  await post(token, door)
  expect(shownTo(one)).toMatchObject({ ...cellMiddle(door), precision: 'area' })
  api.clock.advance(leftDoorMs)
  await post(token, door)
  expect(shownTo(one)).toMatchObject({ precision: 'exact' })
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

test('stores a position with four statements', async () => {
  const { userId } = await aWasher(api)
  await anOrder(api, { washerId: userId, status: 'accepted' })
  const { broadcast } = createOutbox(() => undefined)
  const before = api.db.statements()
  await recordPosition({ ...api, broadcast }, { userId, ...here })
  expect(api.db.statements() - before).toBe(4)
  expect((await stored(userId)).latitude).toBe(here.latitude)
})
