import type { Endpoint } from '@washline/contract/endpoint'
import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Person, type Received, startApp, type TestApp } from '../harness/start-app.ts'
import { becomeWasher } from './people.ts'

let app: TestApp
let customer: Person
let washer: Person
let stranger: Person
let unlisted: Person
let orderId: OrderId
const nobody = 999_999_999

beforeAll(async () => {
  app = await startApp()
  customer = await app.join('Ana Marigold')
  stranger = await app.join('Sam Stranger')
  unlisted = await app.join('Una Listed')
  washer = await app.join('Walt Vogelsang')
  for (const person of [washer, unlisted]) await becomeWasher(app, person)
  await app.db.run(sql`update washers set verified_at = null where user_id = ${unlisted.id}`)
  // So that the order's id is nobody's.
  for (let draft = 0; draft < 20; draft += 1) await anOrder(app.db, { customerId: stranger.id })
  const people = { customerId: customer.id, washerId: washer.id }
  orderId = (await anOrder(app.db, { ...people, status: 'completed', at: app.clock.now() })).id
  await anOrder(app.db, { ...people, status: 'accepted', at: app.clock.now() })
})
afterAll(() => app.close())
beforeEach(() => app.forgetLimits())

const send = async (by: Person | undefined, call: string, body?: object): Promise<Received> => {
  const [method = '', url = ''] = call.split(' ')
  return app.send(by?.token, { method, url, ...(body && { body }) })
}
const read = async (by: Person | undefined, call: string, body?: object) => {
  const answer = await send(by, call, body)
  expect(answer.status, `${call}: ${answer.text}`).toBe(200)
  return answer.body
}

/** Names of the fields of an answer, without those of the objects that are not its own. */
const fieldsOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...fieldsOf(inner)])

test('a Washer has one id in every answer that names them', async () => {
  await read(customer, `PUT /api/favourites/${washer.id}`)
  const { user } = await read(washer, 'GET /api/get-auth')
  const order = (await read(customer, `GET /api/orders/${orderId}`)).data
  const [card] = (await read(customer, 'GET /api/orders')).data
  const { recipient } = await read(customer, `GET /api/chats/${orderId}`)
  const [favourite] = (await read(customer, 'GET /api/favourites')).data
  const relationship = (await read(customer, `GET /api/relationships?id=${washer.id}`)).data
  const page = (await read(undefined, `GET /api/washers/${washer.id}`)).data
  const near = (await read(undefined, 'GET /api/washers?latitude=3.1479&longitude=101.7118')).data.washers
  expect([
    user.id,
    user.provider.id,
    order.provider.user_id,
    order.provider.provider.id,
    card.provider.user_id,
    recipient.id,
    favourite.id,
    relationship.id,
    page.id,
    ...near.map(({ id }: { id: number }) => id),
  ]).toEqual(Array(10).fill(washer.id))
})

test('answers about ratings and relationships hold no id of an order and no second id of a person', async () => {
  const answers = [
    await read(customer, `POST /api/orders/${orderId}/rate`, { rating: 4.5, comment: 'Soft as new' }),
    await read(customer, `GET /api/ratings/order/${orderId}`),
    await read(washer, `GET /api/ratings/order/${orderId}`),
    await read(washer, `GET /api/ratings/provider/${washer.id}`),
    await read(customer, `GET /api/ratings/provider/${washer.id}`),
    await read(stranger, `GET /api/ratings/provider/${washer.id}`),
    await read(undefined, `GET /api/washers/${washer.id}/ratings`),
    await read(washer, 'GET /api/provider/summary'),
    await read(customer, `PUT /api/favourites/${washer.id}`),
    await read(customer, 'GET /api/favourites'),
    await read(customer, `GET /api/relationships?id=${washer.id}`),
    await read(washer, `GET /api/relationships?id=${customer.id}`),
    await read(washer, `PUT /api/blocks/${customer.id}`),
    await read(washer, 'GET /api/blocks'),
    await read(washer, `DELETE /api/blocks/${customer.id}`),
  ]
  for (const answer of answers) {
    const text = JSON.stringify(answer)
    expect(fieldsOf(answer).filter((name) => /_ids?$/.test(name))).toEqual([])
    for (const secret of [`:${orderId}`, `[${orderId}`, 'Marigold', 'Vogelsang']) expect(text).not.toContain(secret)
  }
})

test('an id of a person whom the caller has not met is answered as an id that nobody has', async () => {
  const about = { about: 'person', kind: 'other', text: 'They have been rude to me.' }
  const calls: ((id: number) => [call: string, body?: object])[] = [
    (id) => [`GET /api/relationships?id=${id}`],
    (id) => [`PUT /api/blocks/${id}`],
    (id) => [`DELETE /api/blocks/${id}`],
    (id) => [`PUT /api/favourites/${id}`],
    (id) => [`DELETE /api/favourites/${id}`],
    (id) => ['POST /api/reports', { ...about, person_id: id }],
    (id) => [`GET /api/ratings/provider/${id}`],
    (id) => [`GET /api/washers/${id}`],
    (id) => [`GET /api/washers/${id}/ratings`],
  ]
  for (const callOf of calls) {
    const unknown = await send(stranger, ...callOf(nobody))
    expect(unknown.status, unknown.text).toBe(404)
    for (const { id } of [customer, unlisted]) {
      const answer = await send(stranger, ...callOf(id))
      expect([callOf(id)[0], answer.status, answer.text]).toEqual([callOf(id)[0], 404, unknown.text])
    }
  }
})

test('somebody met in an order is blocked and reported by that id', async () => {
  expect((await send(washer, `PUT /api/blocks/${customer.id}`)).status).toBe(200)
  expect((await send(washer, `DELETE /api/blocks/${customer.id}`)).status).toBe(200)
  const about = { about: 'person', kind: 'other', text: 'They have been rude to me.' }
  expect((await send(washer, 'POST /api/reports', { ...about, person_id: customer.id })).status).toBe(200)
  expect((await send(customer, 'POST /api/reports', { ...about, person_id: washer.id })).status).toBe(200)
})

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
}

/** Paths of all fields of a schema: `data.provider.user_id`. */
const pathsOf = (schema: Schema, at = ''): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    `${at}.${name}`,
    ...pathsOf(inner, `${at}.${name}`),
  ]),
  ...[schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
    inner ? pathsOf(inner, at) : [],
  ),
]

test('no call but an operator’s takes or answers with an id of a person under another name', () => {
  const isOperators = ({ access }: Endpoint) => access.endsWith('operator')
  const secondIds = app.http.endpoints
    .filter((endpoint) => !isOperators(endpoint))
    .flatMap(({ method, path, query, body, answers }) =>
      [query, body, answers[200]].flatMap((schema) =>
        schema
          ? pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
              .filter((field) => /\.(user|washer|provider|customer|author|reporter|owner)_id$/.test(field))
              // The Washer of an order: the same id stands here and in `provider.provider.id`.
              .filter((field) => !field.endsWith('.provider.user_id'))
              .map((field) => `${method} ${path} ${field}`)
          : [],
      ),
    )
  expect(secondIds).toEqual([])
})
