import { readdir, readFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { toSessionId } from '@washline/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDevice, claimsOf, startPushService } from '../../testing/fakes/fake-push-service.ts'
import { openVendorPath } from '../../testing/fakes/vendor-path.ts'
import { type Person, startApp, type TestApp } from '../../testing/harness/start-app.ts'
import { anOrder, type BuiltOrder } from '../orders/builders.ts'
import { vapidKeysOf } from '../platform/crypto/vapid-keys.ts'
import { sql } from '../platform/db/sql.ts'
import { savePushSubscription } from './use-cases/save-push-subscription.ts'
import { webPushGateway } from './web-push/web-push-gateway.ts'

const keys = vapidKeysOf(Buffer.alloc(32, 7).toString('base64url'))
const service = await startPushService()
const push = webPushGateway({ keys, contact: 'mailto:ops@washline.test', agent: service.agent })
const subscriptions = '/api/notifications/push-subscriptions'
const endpoint = 'https://push.example.test/device/1'

let app: TestApp
let person: Person
let order: BuiltOrder
let device: ReturnType<typeof aDevice>
beforeAll(async () => {
  app = await startApp({ withJobs: true, push })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  service.pushed.length = 0
  service.answerWith(201)
  await app.db.run(sql`delete from push_subscriptions`)
  person = await app.join('Ana Pereira')
  order = await anOrder(app.db, { customerId: person.id, status: 'in_progress' })
  device = aDevice()
})

const send = (by: Person, method: string, url: string, body?: unknown) => app.send(by.token, { method, url, body })
const subscribe = (by = person, at = endpoint) => send(by, 'POST', subscriptions, { endpoint: at, keys: device.keys })
const devices = () => app.db.all<{ endpoint: string }>(sql`select endpoint from push_subscriptions order by id`)
const happen = (move: 'deliver' | 'pickUp' = 'deliver') =>
  app.db.transaction((tx) =>
    app.events.publish(tx, 'order.moved', {
      orderId: order.id,
      move,
      from: 'in_progress',
      to: 'delivered',
      customerId: person.id,
      washerId: order.washerId,
      at: app.clock.now(),
    }),
  )

test('encrypts the message for the device and signs the request with VAPID', async () => {
  expect((await subscribe()).status).toBe(200)
  await happen()
  await expect.poll(() => service.pushed.length).toBe(1)
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = service.pushed
  expect(path).toBe('/device/1')
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '21600',
    urgency: 'high',
    topic: `order-${order.id}`,
  })
  expect(device.read(body)).toMatchObject({ type: 'delivery', title: 'Delivery complete', order_id: order.id })
  expect(body.length).toBeLessThan(4_096)
  expect(body.toString('latin1')).not.toContain('Delivery')
  expect(() => aDevice().read(body)).toThrow()
  const { key, claims } = claimsOf(headers.authorization)
  expect(key).toBe(keys.publicKey)
  expect(claims).toMatchObject({ aud: 'https://push.example.test', sub: 'mailto:ops@washline.test' })
  expect(Number(claims.exp) * 1_000).toBeGreaterThan(Date.now())
})

test('does not wait for the end of an answer whose connection was cut in the middle', async () => {
  const path = await openVendorPath(service.url)
  const agent = Object.assign(new Agent(), { createConnection: () => connect(path.port, '127.0.0.1') })
  const cut = webPushGateway({ keys, contact: 'mailto:ops@washline.test', agent, limitMs: 400 })
  await path.fall('cut')
  const message = { payload: '{}', ttlS: 60, urgency: 'high', topic: 'order-1' } as const
  await expect(cut.send({ endpoint, ...device.keys }, message)).rejects.toThrow(/whole answer|socket hang up/)
  await path.close()
})

test.each([404, 410])('deletes a device when its push service answers %i', async (status) => {
  await subscribe()
  service.answerWith(status)
  await happen()
  await expect.poll(devices).toEqual([])
})

test.each([
  ['503', 503, {}],
  ['a page of somebody on the way', 200, { 'content-type': 'text/html' }],
])('retries when the push service answers %s', async (_what, status, headers) => {
  await subscribe()
  service.answerWith(status, headers)
  await happen()
  await expect.poll(() => service.pushed.length).toBe(1)
  service.answerWith(201)
  await expect.poll(() => service.pushed.length, { timeout: 20_000 }).toBe(2)
  expect(await devices()).toHaveLength(1)
})

test('sends no push message of a type that is switched off', async () => {
  await subscribe()
  await send(person, 'PUT', '/api/notifications/settings', {
    settings: [{ type: 'delivery', channel: 'push', on: false }],
  })
  await happen('deliver')
  await happen('pickUp')
  await expect.poll(() => service.pushed.map(({ body }) => device.read(body))).toMatchObject([{ type: 'pickup' }])
})

test('deletes a device with its session and moves it to the user who subscribed last', async () => {
  await subscribe()
  const other = await app.join('Cleo Other')
  await send(other, 'DELETE', subscriptions, { endpoint })
  expect(await devices()).toHaveLength(1)
  await subscribe(other)
  await send(person, 'POST', '/api/logout')
  expect(await devices()).toHaveLength(1)
  await send(other, 'POST', '/api/logout')
  expect(await devices()).toEqual([])
})

test('keeps the ten latest devices of a user', async () => {
  for (let n = 0; n < 12; n += 1) await subscribe(person, `${endpoint}${n}`)
  expect((await devices()).map((each) => each.endpoint)).toEqual(
    Array.from({ length: 10 }, (_, n) => `${endpoint}${n + 2}`),
  )
})

test.each([
  'http://push.example.test/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://10.0.0.1:8443/',
  'https://localhost/1',
  'ftp://a.b/1',
  'https://push.example.test:8443/1',
  'https://name:secret@push.example.test/1',
  'https://name@push.example.test/1',
  'x',
])('refuses the push service %s with 422', async (at) => {
  expect((await subscribe(person, at)).status).toBe(422)
})

test.each([
  ['https://localhost/', 'localhost is not a public address'],
  ['https://127.0.0.1/', '127.0.0.1 is not a public address'],
  ['https://[::ffff:127.0.0.1]/', '::ffff:127.0.0.1 is not a public address'],
  ['https://push.example.test:1/', 'push services use port 443'],
])('connects to no %s', async (endpoint, failure) => {
  const guarded = webPushGateway({ keys, contact: 'mailto:ops@washline.test' })
  const to = { endpoint, p256dh: device.keys.p256dh, auth: device.keys.auth }
  const message = { payload: '{}', ttlS: 1, urgency: 'normal', topic: 'x' } as const
  await expect(guarded.send(to, message)).rejects.toThrow(failure)
})

const emails = async () => {
  const folder = join(app.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return all.filter((email) => email.includes(`To: ${person.email}`))
}

test('turns off emails by one click, without signing in', async () => {
  await happen()
  await expect.poll(async () => (await emails()).length).toBe(1)
  const [email = ''] = await emails()
  expect(email).toContain('Subject: Delivery complete')
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(email).toContain(`/order-completed?order=${order.id}`)
  const [, address = ''] = /List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/.exec(email) ?? []
  const click = (url: string) =>
    app.send(undefined, {
      method: 'POST',
      url,
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (const bent of [
    address.replace('delivery', 'order'),
    `${address}x`,
    address.replace(/token=.*/, 'token='),
    address.replace(/\?.*/, ''),
  ])
    expect((await click(bent)).status, bent).toBe(404)
  expect([(await click(address)).status, (await click(address)).status]).toEqual([200, 200])
  const { body } = await send(person, 'GET', '/api/notifications/settings')
  expect(body.data).toContainEqual({ type: 'delivery', in_app: true, push: true, email: false })

  const token = /token=(.*)/.exec(address)?.[1]
  const page = await app.send(undefined, { method: 'POST', url: '/api/notifications/unsubscribe', body: { token } })
  expect(page.body).toEqual({ success: true, data: { type: 'delivery' } })
  expect(app.faults.filter((line) => line.includes('http.fault'))).toEqual([])
})

test('a device whose session has ended meanwhile is not subscribed', async () => {
  const address = { endpoint, ...device.keys }
  const tokenId = toSessionId(987_654_321)
  await expect(savePushSubscription(app, { userId: person.id, tokenId, address })).rejects.toMatchObject({
    status: 401,
  })
  expect(await devices()).toEqual([])
})
