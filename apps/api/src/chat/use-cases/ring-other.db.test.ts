import { type OrderId, toOrderId, toUserId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type OrderStatus, orderStatuses } from '@washline/contract/orders/process'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { raceBehind } from '../../../testing/harness/race-behind.ts'
import { startTestApi } from '../../../testing/harness/test-api.ts'
import type { Events } from '../../events/events.ts'
import { aCustomer, anOrder, aWasher } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { sharpPhotos } from '../../scanning/builders.ts'
import { chatModule } from '../module.ts'

const storage = {
  portraitUrl: (key: string) => key,
  put: async () => 'key',
  remove: async () => undefined,
  url: (key: string) => `/api/media/${key}`,
}
const jobs = { enqueue: async () => undefined }
const start = new Date('2026-11-20T10:00:00Z')
const api = await startTestApi((deps) => chatModule({ ...deps, storage, jobs, photos: sharpPhotos }), start)
afterAll(api.close)
const made: Events['ring.made'][] = []
const answered: Events['ring.answered'][] = []
api.events.on('ring.made', async (_, event) => void made.push(event))
api.events.on('ring.answered', async (_, event) => void answered.push(event))

let orderId: OrderId = toOrderId(1)
let customer: UserId = toUserId(1)
let washer: UserId = toUserId(1)
let hasWasher = true
const open = async (status: OrderStatus) => {
  const order = await anOrder(api.db, { status, at: api.clock.now() })
  orderId = order.id
  customer = order.customerId
  hasWasher = order.washerId !== null
  washer = toUserId(Number(order.washerId ?? order.customerId))
}
beforeEach(async () => {
  for (const list of [api.lives, made, answered]) list.length = 0
  await api.db.run(sql`delete from rate_limits`)
  await open('accepted')
})
const path = (rest = '') => `/api/chats/${orderId}/rings${rest}`
const ring = (by: UserId, body: object = {}) => api.call(by, 'POST', path(), body)
const reply = (by: UserId, ringId: number, answer: string) =>
  api.call(by, 'POST', path('/answer'), { ring_id: ringId, answer })
const list = (by: UserId) => api.call(by, 'GET', path())

it('rings the other person, live, by notification and in the order’s list', async () => {
  const sent = await ring(washer, { at_door: true })
  expect(sent).toMatchObject({
    status: 200,
    body: { data: { sender_id: washer, at_door: true, answer: null, answered_at: null } },
  })
  expect(made).toMatchObject([{ orderId, recipientId: customer, isByWasher: true, isAtDoor: true }])
  expect(api.lives).toMatchObject([{ channel: `private-chat.${orderId}`, event: 'ring-changed', data: sent.body.data }])
  expect((await list(customer)).body.data).toMatchObject({ rings: [sent.body.data], open: true })
  expect(JSON.stringify((await list(customer)).body)).not.toMatch(/phone|\+60/)
})

it('goes both ways, and an answer reaches the person who rang', async () => {
  const { body } = await ring(customer)
  expect(made).toMatchObject([{ recipientId: washer, isByWasher: false, isAtDoor: false }])
  const first = await reply(washer, body.data.id, 'two_minutes')
  expect(first).toMatchObject({ status: 200, body: { data: { answer: 'two_minutes' } } })
  expect(answered).toMatchObject([{ orderId, recipientId: customer, answererId: washer, answer: 'two_minutes' }])
  expect(api.lives.at(-1)).toMatchObject({ event: 'ring-changed', data: { answer: 'two_minutes' } })
  expect(await reply(washer, body.data.id, 'two_minutes')).toEqual(first)
  expect(await reply(washer, body.data.id, 'coming')).toMatchObject({ status: 409, body: { code: 'ring_answered' } })
  expect(answered).toHaveLength(1)
})

it('answers only a ring of the other person, of this order', async () => {
  const { body } = await ring(customer)
  expect((await reply(customer, body.data.id, 'coming')).status).toBe(404)
  const before = body.data.id
  await open('accepted')
  expect((await reply(washer, before, 'coming')).status).toBe(404)
  expect((await reply(washer, 999_999_999, 'coming')).status).toBe(404)
  expect((await reply(washer, before, 'shouting')).status).toBe(422)
})

it('does not exist for strangers', async () => {
  const stranger = await aCustomer(api.db)
  const otherWasher = await aWasher(api.db)
  const { body } = await ring(customer)
  for (const { id } of [stranger, otherWasher]) {
    expect((await ring(id)).status).toBe(404)
    expect((await list(id)).status).toBe(404)
    expect((await reply(id, body.data.id, 'coming')).status).toBe(404)
  }
  expect((await api.call(undefined, 'POST', path(), {})).status).toBe(401)
})

it.each(orderStatuses)('rings only while the order is under way: %s', async (status) => {
  await open(status)
  const isUnderWay = ['accepted', 'picked_up', 'in_progress', 'delivered'].includes(status)
  const { status: answer } = await ring(customer)
  expect(answer).toBe(isUnderWay ? 200 : hasWasher ? 409 : 404)
})

it('takes no answer after the end, and keeps the list readable', async () => {
  const { body } = await ring(washer)
  await api.db.run(sql`update orders set status = 'completed', completed_at = ${api.clock.now()} where id = ${orderId}`)
  expect((await reply(customer, body.data.id, 'coming')).status).toBe(409)
  expect((await list(customer)).body.data).toMatchObject({ open: false, rings: [{ id: body.data.id }] })
})

it('only the Washer is at a door', async () => {
  expect(await ring(customer, { at_door: true })).toMatchObject({
    status: 422,
    body: { errors: { at_door: [expect.any(String)] } },
  })
})

it('rings at most once in a while, and not without end', async () => {
  expect((await ring(washer)).status).toBe(200)
  expect(await ring(washer)).toMatchObject({ status: 409, body: { code: 'ring_too_soon' } })
  expect((await ring(customer)).status).toBe(200)
  for (let count = 1; count < market.rings.perSide; count++) {
    api.clock.advance(market.rings.pauseMs)
    expect((await ring(washer)).status).toBe(200)
  }
  api.clock.advance(market.rings.pauseMs)
  expect(await ring(washer)).toMatchObject({ status: 409, body: { code: 'ring_limit' } })
  expect((await list(washer)).body.data).toMatchObject({ next_ring_at: null, left: 0 })
  expect((await ring(customer)).status).toBe(200)
})

it('makes one ring of two at once, which wait for the order', async () => {
  const lock = sql`select from orders where id = ${orderId} for no key update`
  const answers = await raceBehind(
    api.db,
    (tx) => tx.run(lock),
    () => [ring(washer), ring(washer)],
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(made).toHaveLength(1)
})

it('neither rings nor is answered once the order has ended in the meantime', async () => {
  const { body } = await ring(customer)
  const end = sql`update orders set status = 'completed', completed_at = ${api.clock.now()} where id = ${orderId}`
  const late = await raceBehind(
    api.db,
    (tx) => tx.run(end),
    () => [ring(washer), reply(washer, body.data.id, 'coming')],
  )
  for (const answer of late) expect(answer).toMatchObject({ status: 409, body: { code: 'ring_closed' } })
  expect([made.length, answered.length]).toEqual([1, 0])
})

it('hides the rings of a former Washer', async () => {
  await ring(washer)
  const next = await aWasher(api.db)
  await api.db.run(sql`update orders set washer_id = ${next.id} where id = ${orderId}`)
  expect((await list(next.id)).body.data.rings).toEqual([])
  expect((await list(customer)).body.data.rings).toEqual([])
  expect((await list(washer)).status).toBe(404)
})
