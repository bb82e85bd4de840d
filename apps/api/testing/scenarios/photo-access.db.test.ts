import { chatChannel } from '@washline/contract/chat/realtime'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { type Person, photoForm, startApp, type TestApp } from '../harness/start-app.ts'
import { testDatabase } from '../harness/test-database.ts'
import { becomeWasher } from './people.ts'

let app: TestApp
/** Another process of the same installation. */
let other: TestApp
let customer: Person
let washer: Person

beforeAll(async () => {
  const database = await testDatabase()
  app = await startApp({ database })
  const shared = { ...database, drop: async () => undefined }
  other = await startApp({ database: shared, dataDir: app.dataDir, at: app.clock.now() })
  customer = await app.join('Ana Marigold', { password: 'long enough' })
  washer = await app.join('Walt Vogelsang')
  await becomeWasher(app, washer)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const minuteMs = 60_000
const wait = (ms: number) => {
  app.clock.advance(ms)
  other.clock.advance(ms)
}

/** An order with a photo of its laundry. */
async function photographed(status: OrderStatus, by = washer): Promise<OrderId> {
  await app.forgetLimits()
  const { id } = await anOrder(app.db, { status, customerId: customer.id, washerId: by.id, at: app.clock.now() })
  const key = await app.storage.put(plainPhoto)
  await app.db.run(sql`update orders set photo_keys = ${[key]}, washer_id = ${by.id} where id = ${id}`)
  return id
}

const addressFor = async (person: Person, id: OrderId): Promise<string | null> => {
  const { body, text } = await app.send(person.token, { method: 'GET', url: `/api/orders/${id}` })
  expect(body.data, text).toBeDefined()
  return body.data.scanned_image_url
}

/** What both processes answer to an address, without a session. */
async function opened(address: string | null, headers: Record<string, string> = {}): Promise<number> {
  const request = { method: 'GET', url: address ?? 'no address', headers }
  const [here, there] = [await app.send(undefined, request), await other.send(undefined, request)]
  expect(there.status).toBe(here.status)
  if (here.status === 404) expect(here.headers['cache-control']).toBe('no-store')
  return here.status
}

const post = (person: Person, url: string, body: unknown = {}) => app.send(person.token, { method: 'POST', url, body })

test('a Washer who gave the order back opens no photo of it with an address from before; its customer does', async () => {
  const id = await photographed('accepted')
  const [earlier, ofCustomer] = [await addressFor(washer, id), await addressFor(customer, id)]
  expect([await opened(earlier), await opened(ofCustomer)]).toEqual([200, 200])
  const released = await post(washer, `/api/provider/orders/${id}/release`)
  expect(released.status, released.text).toBe(200)
  expect([await opened(earlier), await opened(ofCustomer)]).toEqual([404, 200])
})

test('a Washer who was replaced opens no photo with an address from before, and the next one does with theirs', async () => {
  const next = await app.join('Nell Next')
  const id = await photographed('accepted')
  const earlier = await addressFor(washer, id)
  await app.db.run(sql`update orders set washer_id = ${next.id} where id = ${id}`)
  expect(await opened(earlier)).toBe(404)
  expect(await opened(await addressFor(next, id))).toBe(200)
})

test.each(['completed', 'cancelled'] as const)(
  'the Washer of an order that is %s sees its photos until the claim window ends, and then not even by an earlier address',
  async (status) => {
    const id = await photographed(status)
    wait(market.claims.windowMs - minuteMs)
    const [earlier, ofCustomer] = [await addressFor(washer, id), await addressFor(customer, id)]
    expect([await opened(earlier), await opened(ofCustomer)]).toEqual([200, 200])
    wait(2 * minuteMs)
    expect([await opened(earlier), await opened(ofCustomer)]).toEqual([404, 200])
    expect(await addressFor(washer, id)).toBeNull()
    expect(await addressFor(customer, id)).not.toBeNull()
  },
)

test('while a claim waits, the Washer of the order sees its photos after the window too', async () => {
  const id = await photographed('completed')
  const at = app.clock.now()
  await app.db.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at, decision_due_at, last_due_at)
    values (${id}, ${customer.id}, ${washer.id}, 'in_review', 'One hole', 100, ${at}, ${at}, ${at}, ${at})`)
  wait(market.claims.windowMs + minuteMs)
  expect(await opened(await addressFor(washer, id))).toBe(200)
})

test('a block ends the photos of an ended order, not of one in hand', async () => {
  const [ended, inHand] = [await photographed('completed'), await photographed('picked_up')]
  const earlier = [await addressFor(washer, ended), await addressFor(washer, inHand)]
  const block = { url: `/api/blocks/${washer.id}` }
  expect((await app.send(customer.token, { method: 'PUT', ...block })).status).toBe(200)
  expect([await opened(earlier[0] ?? null), await opened(earlier[1] ?? null)]).toEqual([404, 200])
  expect(await addressFor(washer, ended)).toBeNull()
  expect((await app.send(customer.token, { method: 'DELETE', ...block })).status).toBe(200)
})

test('an address ends with the session that got it, and not with another one', async () => {
  const id = await photographed('picked_up')
  const body = { email: customer.email, password: 'long enough' }
  const signedIn = await app.send(undefined, { method: 'POST', url: '/api/login', body })
  expect(signedIn.status, signedIn.text).toBe(200)
  const second = { ...customer, token: signedIn.body.token as string }
  const [first, earlier] = [await addressFor(customer, id), await addressFor(second, id)]
  expect(await opened(earlier)).toBe(200)
  expect((await post(second, '/api/logout')).status).toBe(200)
  expect([await opened(earlier), await opened(first)]).toEqual([404, 200])
})

test('an address ends with the account', async () => {
  const leaver = await app.join('Lea Leaving', { password: 'long enough' })
  const id = await photographed('completed', leaver)
  const earlier = await addressFor(leaver, id)
  expect(await opened(earlier)).toBe(200)
  const left = await app.send(leaver.token, {
    method: 'DELETE',
    url: '/api/account',
    body: { current_password: 'long enough', confirmation: 'DELETE' },
  })
  expect(left.status, left.text).toBe(200)
  expect(await opened(earlier)).toBe(404)
})

test('the address in a live message ends with the access of its reader', async () => {
  const id = await photographed('accepted')
  const photo = await app.send(customer.token, {
    method: 'POST',
    url: `/api/chats/${id}/photos`,
    ...photoForm(plainPhoto),
  })
  expect(photo.status, photo.text).toBe(200)
  const sent = await post(customer, `/api/chats/${id}/messages`, { content: '', url: photo.body.data.url })
  expect(sent.status, sent.text).toBe(200)
  const heard = await app.db.one<{ url: string }>(sql`
    select data ->> 'url' as url from outbox where channel = ${chatChannel(id)} and data ->> 'url' is not null`)
  const read = await app.send(washer.token, { method: 'GET', url: `/api/chats/${id}` })
  const addresses = [heard.url, read.body.messages.at(-1).url, sent.body.message.url]
  expect(await Promise.all(addresses.map((address) => opened(address)))).toEqual([200, 200, 200])
  expect((await post(washer, `/api/provider/orders/${id}/release`)).status).toBe(200)
  expect(await Promise.all(addresses.map((address) => opened(address)))).toEqual([404, 404, 200])
})

test('an operator’s address ends with the right to the console', async () => {
  const operator = await app.join('Olga Marsh', { isOperator: true })
  const by = await app.db.one<{ id: number }>(sql`select id from access_tokens where user_id = ${operator.id}`)
  const id = await photographed('accepted')
  const photo = await app.send(washer.token, {
    method: 'POST',
    url: `/api/orders/${id}/custody/photos`,
    ...photoForm(plainPhoto),
  })
  expect(photo.status, photo.text).toBe(200)
  const { body } = await app.send(washer.token, { method: 'GET', url: `/api/orders/${id}/custody` })
  const counts = body.data.manifest.map(({ item_id, quantity }: { item_id: number; quantity: number }) => ({
    item_id,
    quantity,
  }))
  const handover = { step: 'pickup', counts, photo: photo.body.data.url, note: 'It hung at the door' }
  const handed = await post(washer, `/api/orders/${id}/handovers`, handover)
  expect(handed.status, handed.text).toBe(200)
  const timeline = await app.send(operator.token, { method: 'GET', url: `/api/ops/orders/${id}/timeline` })
  expect(timeline.status, timeline.text).toBe(200)
  const earlier: string = timeline.body.data.custody.steps.at(-1).photo_url
  expect(earlier).toContain(`.${by.id}&`)
  expect(await opened(earlier)).toBe(200)
  await app.db.run(sql`update users set is_operator = false where id = ${operator.id}`)
  expect(await opened(earlier)).toBe(404)
})

test('a browser asks before it shows a photo again, and profile photos stay in its cache', async () => {
  const id = await photographed('accepted')
  const earlier = await addressFor(washer, id)
  const first = await app.send(undefined, { method: 'GET', url: earlier ?? '' })
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = { 'if-none-match': String(first.headers.etag) }
  expect(await opened(earlier, again)).toBe(304)
  expect((await post(washer, `/api/provider/orders/${id}/release`)).status).toBe(200)
  expect(await opened(earlier, again)).toBe(404)
  const photo = await app.send(customer.token, { method: 'POST', url: '/api/account/photo', ...photoForm(plainPhoto) })
  expect(photo.status, photo.text).toBe(200)
  const portrait = await app.send(undefined, { method: 'GET', url: photo.body.data.photo_url })
  expect([portrait.status, portrait.headers['cache-control']]).toEqual([
    200,
    expect.stringMatching(/^private, max-age=\d+, immutable$/),
  ])
})
