import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { aCustomer, anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startTestApi } from '../platform/testing/test-api.ts'
import { notificationsModule } from './module.ts'

const api = await startTestApi(notificationsModule, new Date('2026-11-20T10:00:00Z'))
afterAll(api.close)

let order = { orderId: 0, customerId: 0, washerId: 0 }
beforeEach(async () => {
  const { id, customerId, washerId } = await anOrder(api.db, { status: 'accepted' })
  order = { orderId: id, customerId, washerId: Number(washerId) }
  api.lives.length = 0
})
const tell = <N extends keyof Facts>(name: N, fact: Facts[N]) =>
  api.db.transaction((tx) => api.facts.tell(tx, name, fact))
const accepted = () =>
  tell('order.moved', { ...order, move: 'accept', from: 'pending', to: 'accepted', at: api.clock.now() })
const listOf = async (userId: number) => (await api.call(userId, 'GET', '/api/notifications')).body.data

it('keeps what happened, and says it live with the same fields', async () => {
  await accepted()
  const [notification, ...rest] = await listOf(order.customerId)
  expect(rest).toEqual([])
  expect(notification).toEqual({
    id: expect.any(Number),
    type: 'acceptance',
    title: 'Order accepted',
    message: `A Washer has accepted WL-${order.orderId} and is coming to pick it up.`,
    highlight: `WL-${order.orderId}`,
    order_id: order.orderId,
    time: api.clock.now().toISOString(),
  })
  expect(api.lives).toEqual([
    { channel: `private-user.${order.customerId}`, event: 'notification', data: notification },
  ])
  expect(await listOf(order.washerId)).toEqual([])
})

it('takes two statements', async () => {
  await api.db.transaction(async (tx) => {
    const before = api.db.statements()
    await api.facts.tell(tx, 'order.rated', { ...order, tenths: 47, at: api.clock.now() })
    // The other one is the live event, which is noted and not written here.
    expect(api.db.statements() - before).toBe(1)
  })
})

it('lists the newest first', async () => {
  await accepted()
  await tell('order.moved', { ...order, move: 'pickUp', from: 'accepted', to: 'picked_up', at: api.clock.now() })
  expect((await listOf(order.customerId)).map((n: { type: string }) => n.type)).toEqual(['pickup', 'acceptance'])
})

it('tells the Washer of a rating and an answer, the customer of a correction and a slow search', async () => {
  const at = api.clock.now()
  await tell('order.rated', { ...order, tenths: 47, at })
  await tell('order.adjusted', { ...order, state: 'approved', at })
  await tell('order.adjusted', { ...order, state: 'waiting', at })
  await tell('search.slow', { ...order, at })
  expect(api.lives.map(({ channel }) => channel)).toEqual(
    [order.washerId, order.washerId, order.customerId, order.customerId].map((id) => `private-user.${id}`),
  )
})

it('says nothing when the move is rolled back', async () => {
  const failing = api.db.transaction(async (tx) => {
    await api.facts.tell(tx, 'order.rated', { ...order, tenths: 47, at: api.clock.now() })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await listOf(order.washerId), api.lives]).toEqual([[], []])
})

it('dismisses for good, also twice, and one’s own only', async () => {
  await accepted()
  const [{ id }] = await listOf(order.customerId)
  const stranger = await aCustomer(api.db)
  const dismissAs = (userId: number | undefined, which: unknown = id) =>
    api.call(userId, 'POST', `/api/notifications/${which}/dismiss`)
  expect((await dismissAs(stranger.id)).status).toBe(404)
  expect((await dismissAs(order.customerId, 'x')).status).toBe(404)
  expect((await dismissAs(order.customerId, 999_999_999)).status).toBe(404)
  expect((await dismissAs(undefined)).status).toBe(401)
  expect(await listOf(order.customerId)).toHaveLength(1)
  expect((await dismissAs(order.customerId)).body).toEqual({ success: true })
  expect((await dismissAs(order.customerId)).status).toBe(200)
  expect(await listOf(order.customerId)).toEqual([])
})

it('is heard by its person only', async () => {
  expect(await api.mayHear(7, 'private-user.7')).toBe(true)
  expect(await api.mayHear(7, 'private-user.8')).toBe(false)
})

it('is read in the language the reader has by then, and live in the one of the account', async () => {
  await api.db.run(sql`update users set language = 'de' where id = ${order.customerId}`)
  await accepted()
  const read = async (language: string) => {
    const { body } = await api.call(order.customerId, 'GET', '/api/notifications', undefined, {
      'accept-language': language,
    })
    return body.data[0].title
  }
  expect([await read('de-AT'), await read('en'), await read('nl')]).toEqual([
    'Auftrag angenommen',
    'Order accepted',
    'Order accepted',
  ])
  expect(api.lives[0]).toMatchObject({ data: { title: 'Auftrag angenommen', highlight: `WL-${order.orderId}` } })
})
