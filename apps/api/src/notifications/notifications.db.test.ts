import { toMessageId, toOrderId, toUserId, type UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import type { Events } from '../events/events.ts'
import { aCustomer, anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import type { NotificationsDeps } from './deps.ts'
import { notificationsModule } from './module.ts'

const enqueued: unknown[] = []
const outside: Pick<NotificationsDeps, 'log' | 'jobs' | 'mail' | 'push' | 'publicUrl' | 'linkKeys'> = {
  log: silentLog,
  jobs: { enqueue: async (_tx, job, data, when) => void enqueued.push([job.name, data, when?.at]) },
  mail: { send: async () => undefined },
  push: { send: async () => 'sent' },
  publicUrl: 'https://washline.test',
  linkKeys: ['link secret'],
}
const start = new Date('2026-11-20T10:00:00Z')
const api = await startTestApi((deps) => notificationsModule({ ...deps, ...outside }), start)
afterAll(api.close)

let order = { orderId: toOrderId(1), customerId: toUserId(1), washerId: toUserId(1) }
beforeEach(async () => {
  const { id, customerId, washerId } = await anOrder(api.db, { status: 'accepted' })
  order = { orderId: id, customerId, washerId: toUserId(Number(washerId)) }
  api.lives.length = 0
  enqueued.length = 0
})
const publish = <N extends keyof Events>(name: N, event: Events[N]) =>
  api.db.transaction((tx) => api.events.publish(tx, name, event))
const accepted = () =>
  publish('order.moved', { ...order, move: 'accept', from: 'pending', to: 'accepted', at: api.clock.now() })
const listOf = async (userId: UserId) => (await api.call(userId, 'GET', '/api/notifications')).body.data

it('stores a notification and broadcasts it with the same fields', async () => {
  await accepted()
  const [notification, ...rest] = await listOf(order.customerId)
  expect(rest).toEqual([])
  expect(notification).toEqual({
    id: expect.any(Number),
    type: 'acceptance',
    title: 'Order accepted',
    message: `A Washer accepted WL-${order.orderId} and is coming to pick it up.`,
    highlight: `WL-${order.orderId}`,
    order_id: order.orderId,
    time: api.clock.now().toISOString(),
  })
  expect(api.lives).toEqual([
    { channel: `private-user.${order.customerId}`, event: 'notification', data: notification },
  ])
  expect(await listOf(order.washerId)).toEqual([])
})

it('stores and broadcasts with one statement each', async () => {
  await api.db.transaction(async (tx) => {
    const before = api.db.statements()
    await api.events.publish(tx, 'order.rated', { ...order, tenths: 47, at: api.clock.now() })
    // The test harness records the live event instead of writing it.
    expect(api.db.statements() - before).toBe(1)
  })
})

it('notifies both people of a missed deadline', async () => {
  await publish('order.delayed', { ...order, deadline: 'wash', at: api.clock.now() })
  expect(api.lives.map(({ channel }) => channel)).toEqual(
    [order.customerId, order.washerId].map((id) => `private-user.${id}`),
  )
})

it('lists the newest first', async () => {
  await accepted()
  await publish('order.moved', { ...order, move: 'pickUp', from: 'accepted', to: 'picked_up', at: api.clock.now() })
  expect((await listOf(order.customerId)).map((n: { type: string }) => n.type)).toEqual(['pickup', 'acceptance'])
})

it('notifies the Washer of a rating and an approval, the customer of a correction and a slow search', async () => {
  const at = api.clock.now()
  await publish('order.rated', { ...order, tenths: 47, at })
  await publish('order.adjusted', { ...order, state: 'approved', at })
  await publish('order.adjusted', { ...order, state: 'waiting', at })
  await publish('search.slow', { ...order, at })
  expect(api.lives.map(({ channel }) => channel)).toEqual(
    [order.washerId, order.washerId, order.customerId, order.customerId].map((id) => `private-user.${id}`),
  )
})

it('stores and broadcasts nothing when the transaction is rolled back', async () => {
  const failing = api.db.transaction(async (tx) => {
    await api.events.publish(tx, 'order.rated', { ...order, tenths: 47, at: api.clock.now() })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await listOf(order.washerId), api.lives]).toEqual([[], []])
})

it('dismisses a notification of the caller once and for all, and answers 404 for others', async () => {
  await accepted()
  const [{ id }] = await listOf(order.customerId)
  const stranger = await aCustomer(api.db)
  const dismissAs = (userId: UserId | undefined, which: unknown = id) =>
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

it('lets users subscribe to their own channel only', async () => {
  expect(await api.mayHear(toUserId(7), 'private-user.7')).toBe(true)
  expect(await api.mayHear(toUserId(7), 'private-user.8')).toBe(false)
})

it('translates the list into the language of the request and the live event into that of the account', async () => {
  await api.db.run(sql`update users set language = 'de' where id = ${order.customerId}`)
  await accepted()
  const read = async (language: string) => {
    const { body } = await api.call(order.customerId, 'GET', '/api/notifications', undefined, {
      'accept-language': language,
    })
    return body.data[0].title
  }
  expect([await read('de-AT'), await read('en'), await read('nl')]).toEqual([
    'Bestellung angenommen',
    'Order accepted',
    'Order accepted',
  ])
  expect(api.lives[0]).toMatchObject({ data: { title: 'Bestellung angenommen', highlight: `WL-${order.orderId}` } })
})

const put = (userId: UserId, type: string, channel: string, on: boolean) =>
  api.call(userId, 'PUT', '/api/notifications/settings', { settings: [{ type, channel, on }] })

it('restores a dismissed notification of the caller, and answers 404 for others', async () => {
  await accepted()
  const [{ id }] = await listOf(order.customerId)
  const restoreAs = (userId: UserId) => api.call(userId, 'POST', `/api/notifications/${id}/restore`)
  await api.call(order.customerId, 'POST', `/api/notifications/${id}/dismiss`)
  expect((await restoreAs(order.washerId)).status).toBe(404)
  expect(await listOf(order.customerId)).toEqual([])
  expect((await restoreAs(order.customerId)).status).toBe(200)
  expect(await listOf(order.customerId)).toHaveLength(1)
})

it('lists notifications in pages', async () => {
  for (let n = 0; n < 5; n += 1) await accepted()
  const seen: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor ? `?limit=2&cursor=${cursor}` : '?limit=2'
    const { body } = await api.call(order.customerId, 'GET', `/api/notifications${query}`)
    seen.push(...body.data.map(({ id }: { id: number }) => id))
    cursor = body.next_cursor
  }
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
  expect(seen).toHaveLength(5)
})

it('stores one user’s changes of the default settings', async () => {
  const read = async (userId: UserId) =>
    (await api.call(userId, 'GET', '/api/notifications/settings')).body.data.find(
      ({ type }: { type: string }) => type === 'acceptance',
    )
  expect(await read(order.customerId)).toEqual({ type: 'acceptance', in_app: true, push: true, email: false })
  await put(order.customerId, 'acceptance', 'email', true)
  const { body } = await put(order.customerId, 'acceptance', 'push', false)
  expect(body.data).toContainEqual({ type: 'acceptance', in_app: true, push: false, email: true })
  expect(await read(order.customerId)).toEqual({ type: 'acceptance', in_app: true, push: false, email: true })
  expect(await read(order.washerId)).toEqual({ type: 'acceptance', in_app: true, push: true, email: false })
})

it.each([
  ['no entry', { settings: [] }],
  ['an unknown type', { settings: [{ type: 'weather', channel: 'push', on: true }] }],
  ['an unknown channel', { settings: [{ type: 'order', channel: 'pigeon', on: true }] }],
  ['a missing value', { settings: [{ type: 'order', channel: 'push' }] }],
])('refuses settings with %s', async (_, body) => {
  expect((await api.call(order.customerId, 'PUT', '/api/notifications/settings', body)).status).toBe(422)
})

it('uses the channels that are on, and stores nothing when all are off', async () => {
  await put(order.customerId, 'acceptance', 'in_app', false)
  await put(order.customerId, 'acceptance', 'email', true)
  await accepted()
  expect([await listOf(order.customerId), api.lives]).toEqual([[], []])
  expect(enqueued).toEqual([['notifications.email', { notificationId: expect.any(Number) }, undefined]])
  await put(order.customerId, 'acceptance', 'email', false)
  await accepted()
  expect(enqueued).toHaveLength(1)
  expect(await api.db.all(sql`select 1 from notifications where user_id = ${order.customerId}`)).toHaveLength(1)
})

it('keeps one notification per chat, until its messages are read', async () => {
  const at = api.clock.now()
  const { orderId, customerId, washerId } = order
  const sent = () =>
    publish('message.sent', {
      orderId: toOrderId(orderId),
      messageId: toMessageId(1),
      senderId: washerId,
      recipientId: customerId,
      at,
    })
  await put(customerId, 'message', 'email', true)
  await sent()
  await sent()
  expect((await listOf(customerId)).map(({ type }: { type: string }) => type)).toEqual(['message'])
  expect(enqueued[0]).toEqual(['notifications.email', expect.anything(), new Date(at.getTime() + 4_000)])
  await publish('messages.read', { orderId: toOrderId(orderId), recipientId: customerId, at })
  expect(await listOf(customerId)).toEqual([])
})

it('notifies a Washer of an offer by push only', async () => {
  const madeAt = api.clock.now()
  const expiresAt = new Date(madeAt.getTime() + 20_000)
  await publish('offer.made', { orderId: order.orderId, washerId: order.washerId, at: madeAt, expiresAt })
  expect([await listOf(order.washerId), api.lives, enqueued]).toEqual([[], [], []])
})
