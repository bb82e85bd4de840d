import { type Endpoint, pathOf } from '@washline/contract/endpoint'
import type { OrderId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { OrderStatus } from '@washline/contract/orders/process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runWave } from '../../src/dispatch/index.ts'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { becomeWasher, business, saveCard } from './people.ts'

/** A door and a Washer's place whose digits occur nowhere else. */
const door = { address: '77 Quince Alley, Harbour Town', latitude: 3.147713, longitude: 101.711931 }
const otherDoor = { address: '5 Medlar Row, Harbour Town', latitude: 3.161717, longitude: 101.723939 }
const workplace: Point = { latitude: 3.158383, longitude: 101.706464 }
const position: Point = { latitude: 3.155757, longitude: 101.715151 }
const note = 'Gate code 4711'

let app: TestApp
let customer: Person
let washer: Person
let loser: Person

const toDigits = ({ latitude, longitude }: Point) => [latitude.toFixed(4).slice(0, 6), longitude.toFixed(4).slice(0, 8)]
const ofCustomer = ['Quince', 'Medlar', 'Marigold', '4711', ...toDigits(door), ...toDigits(otherDoor)]
const ofWasher = [business.street, 'Vogelsang', ...toDigits(workplace), ...toDigits(position)]

beforeAll(async () => {
  app = await startApp()
  customer = await app.join('Ana Marigold')
  washer = await app.join('Walt Vogelsang')
  loser = await app.join('Lou Second')
  for (const person of [washer, loser]) {
    await becomeWasher(app, person)
    await app.db.run(sql`
      update washers set latitude = ${workplace.latitude}, longitude = ${workplace.longitude} where user_id = ${person.id}`)
  }
})
afterAll(() => app.close())

const orderIn = async (status: OrderStatus, pickup: Point & { address: string } = door): Promise<OrderId> => {
  const at = app.clock.now()
  const { id } = await anOrder(app.db, { status, customerId: customer.id, washerId: washer.id, pickup, at })
  await app.db.run(sql`update orders set notes = ${note}, washer_id = ${washer.id} where id = ${id}`)
  return id
}

/** A claim about the order, and a report of each of the two about the other. */
async function dispute(orderId: OrderId) {
  const at = app.clock.now()
  await app.db.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at,
      decision_due_at, last_due_at)
    values (${orderId}, ${customer.id}, ${washer.id}, 'submitted', 'A sock has not come back.', 500, ${at}, ${at}, ${at}, ${at})`)
  for (const [by, about] of [
    [customer, washer],
    [washer, customer],
  ] as const)
    await app.db.run(sql`
      insert into reports (reporter_id, about, order_id, person_id, kind, text, is_urgent, created_at)
      values (${by.id}, 'order', ${orderId}, ${about.id}, 'other', 'They have been rude to me.', false, ${at})`)
}

const isOperators = ({ access }: Endpoint) => access.endsWith('operator')

/** Everything that a person can read: each list, and each object with the id of the order and of its people. */
async function readEverything(person: Person, orderId: OrderId): Promise<string> {
  await app.forgetLimits()
  const answers: string[] = []
  const claims = await app.db.all<{ id: number }>(sql`select id from claims where order_id = ${orderId}`)
  const isWasher = (await app.db.one<{ is: boolean }>(sql`select is_washer as is from users where id = ${person.id}`))
    .is
  for (const endpoint of app.http.endpoints.filter((one) => one.method === 'GET' && !isOperators(one))) {
    if (endpoint.access === 'washer' ? !isWasher : endpoint.access === 'customer' && isWasher) continue
    const ids = endpoint.params ? [orderId, customer.id, washer.id, ...claims.map(({ id }) => id)] : [orderId]
    for (const id of ids) {
      const path = endpoint.path.includes(':token') ? endpoint.path : pathOf(endpoint, { id, userId: id })
      const { text } = await app.send(person.token, { method: 'GET', url: path })
      answers.push(`${endpoint.path}: ${text}`)
    }
  }
  const search = encodeURIComponent('Quince')
  const list = isWasher ? '/api/provider/orders' : '/api/orders'
  const found = await app.send(person.token, { method: 'GET', url: `${list}?search=${search}` })
  if (found.body.data.length > 0) answers.push('A search finds the Quince Alley.')
  return answers.join('\n')
}

async function hears(person: Person, channel: string): Promise<boolean> {
  const body = { socket_id: '1.1', channel_name: channel }
  return (await app.send(person.token, { method: 'POST', url: '/api/broadcasting/auth', body })).status === 200
}

const linesWith = (text: string, secrets: readonly string[]) =>
  text.split('\n').filter((line) => secrets.some((secret) => line.includes(secret)))

const sendPosition = async (at: Point) => {
  app.clock.advance(60_000)
  const sent = await app.send(washer.token, { method: 'POST', url: '/api/provider/position', body: at })
  expect(sent.status, sent.text).toBe(200)
}

const movesHeard = (orderId: OrderId) =>
  app.db.all(sql`select data from outbox where channel = ${`private-order.${orderId}`} and event = 'washer-moved'`)

test.each(['completed', 'cancelled'] as const)(
  'the customer of an order that is %s reads and hears nothing of where its Washer is',
  async (status) => {
    const orderId = await orderIn(status)
    await dispute(orderId)
    const running = await orderIn('accepted', otherDoor)
    await sendPosition(position)
    expect(await movesHeard(running)).toHaveLength(1)
    expect(await movesHeard(orderId)).toEqual([])
    await app.db.run(sql`update orders set customer_id = ${loser.id} where id = ${running}`)
    expect(linesWith(await readEverything(customer, orderId), ofWasher)).toEqual([])
    await app.db.run(sql`delete from outbox`)
    await app.db.run(sql`delete from order_items where order_id = ${running}`)
    await app.db.run(sql`delete from orders where id = ${running}`)
  },
)

test.each(['completed', 'cancelled'] as const)(
  'the Washer of an order that is %s reads nothing of its customer’s door, and does not find it by a search',
  async (status) => {
    const orderId = await orderIn(status)
    await dispute(orderId)
    expect(linesWith(await readEverything(washer, orderId), ofCustomer)).toEqual([])
  },
)

test('a blocked person reads nothing more of the other one, on either side', async () => {
  const orderId = await orderIn('completed')
  const block = (by: Person, other: Person, method: 'PUT' | 'DELETE') =>
    app.send(by.token, { method, url: `/api/blocks/${other.id}` })
  expect((await block(customer, washer, 'PUT')).status).toBe(200)
  expect(linesWith(await readEverything(washer, orderId), ofCustomer)).toEqual([])
  expect((await block(customer, washer, 'DELETE')).status).toBe(200)
  expect((await block(washer, customer, 'PUT')).status).toBe(200)
  expect(linesWith(await readEverything(customer, orderId), ofWasher)).toEqual([])
  expect(linesWith(await readEverything(washer, orderId), ofCustomer)).toEqual([])
  expect((await block(washer, customer, 'DELETE')).status).toBe(200)
})

test('a Washer who was replaced and one who lost the race for the order read and hear nothing of it', async () => {
  const { id: orderId } = await anOrder(app.db, { customerId: customer.id, at: app.clock.now() })
  const payment_method_id = await saveCard(app, customer)
  const body = { order_id: orderId, pickup_location: door, load_type: 'light', payment_method_id }
  const order = { ...body, special_instructions: note }
  expect((await app.send(customer.token, { method: 'POST', url: '/api/orders', body: order })).text).toContain(
    'pending',
  )
  await runWave(app.dispatch, orderId)
  expect(await app.db.all(sql`select from offers where order_id = ${orderId}`)).toHaveLength(2)
  const offer = (await app.send(washer.token, { method: 'GET', url: '/api/provider/requests' })).body.data[0]
  const lost = (await app.send(loser.token, { method: 'GET', url: '/api/provider/requests' })).body.data[0]
  const respond = (person: Person, notification_id: number) =>
    app.send(person.token, {
      method: 'POST',
      url: '/api/provider/notifications/respond',
      body: { notification_id, response: 'accept' },
    })
  expect((await respond(washer, offer.notification_id)).status).toBe(200)
  expect((await respond(loser, lost.notification_id)).status).toBe(409)
  expect(linesWith(await readEverything(loser, orderId), ofCustomer)).toEqual([])

  const url = `/api/provider/orders/${orderId}/release`
  expect((await app.send(washer.token, { method: 'POST', url })).status).toBe(200)
  expect(linesWith(await readEverything(washer, orderId), ofCustomer)).toEqual([])
  for (const person of [washer, loser])
    for (const channel of [`private-order.${orderId}`, `private-chat.${orderId}`, `private-user.${customer.id}`])
      expect(await hears(person, channel), `${person.name} hears ${channel}`).toBe(false)
  for (const person of [washer, loser]) {
    const events = await app.db.all<{ text: string }>(sql`
      select data::text as text from outbox where channel in (${`private-user.${person.id}`}, ${`private-provider.${person.id}`})`)
    expect(events.length).toBeGreaterThan(0)
    expect(linesWith(events.map(({ text }) => text).join('\n'), ofCustomer)).toEqual([])
  }
})
