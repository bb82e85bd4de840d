import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, photoForm, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { becomeWasher, saveCard } from '../../../testing/scenarios/people.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ withJobs: true })
})
afterAll(() => app.close())

const send = (person: Person, method: string, url: string, body?: unknown) =>
  app.send(person.token, { method, url, body })
const leave = (person: Person, body: Record<string, unknown> = {}) =>
  send(person, 'DELETE', '/api/account', { current_password: 'long enough', confirmation: 'DELETE', ...body })
const codesFor = async (person: Person) =>
  (await send(person, 'GET', '/api/account/deletion')).body.data.blockers.map(({ code }: { code: string }) => code)
const scan = async (person: Person): Promise<number> =>
  (await app.send(person.token, { method: 'POST', url: '/api/orders/scan', ...photoForm(plainPhoto) })).body.data
    .order_id

async function place(person: Person) {
  const payment_method_id = await saveCard(app, person)
  const order_id = await scan(person)
  const { data } = (await send(person, 'GET', `/api/orders/${order_id}/quote?load_type=light`)).body
  const draft = (await send(person, 'GET', `/api/orders/${order_id}`)).body.data
  return () =>
    send(person, 'POST', '/api/orders', {
      order_id,
      items: draft.items,
      pickup_location: { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 },
      load_type: 'light',
      special_instructions: '',
      pickup_time: new Date(app.clock.now().getTime() + 600_000).toISOString(),
      service_fee: data.service_fee,
      total: data.total,
      payment_method_id,
    })
}

test('erases a deleted user and makes the address available', async () => {
  const person = await app.join('Ana Pereira')
  await saveCard(app, person)
  const photo = (await app.send(person.token, { method: 'POST', url: '/api/account/photo', ...photoForm(plainPhoto) }))
    .body.data
  await scan(person)
  await send(person, 'POST', '/api/places', { label: 'home', address: 'Jalan Alor 1', latitude: 3.1, longitude: 101.7 })
  expect(await codesFor(person)).toEqual([])

  expect((await leave(person)).status).toBe(200)
  expect((await send(person, 'GET', '/api/get-auth')).status).toBe(401)
  const left = await app.db.one(sql`
    select name, phone_number as phone, address, password_hash as password, photo_key as photo,
      (select count(*) from orders where customer_id = u.id) as drafts, (select count(*) from places where user_id = u.id) as places,
      (select count(*) from payment_cards c join payment_customers p using (customer_id) where p.user_id = u.id and c.removed_at is null) as cards
    from users u where id = ${person.id}`)
  expect(left).toEqual({
    name: 'Deleted user',
    phone: '',
    address: null,
    password: null,
    photo: null,
    drafts: 0,
    places: 0,
    cards: 0,
  })
  await expect.poll(async () => (await app.send(undefined, { method: 'GET', url: photo.photo_url })).status).toBe(404)
  const again = await app.send(undefined, {
    method: 'POST',
    url: '/api/register',
    body: {
      name: 'Ana Again',
      email: person.email,
      phone_number: '+60 12 345 678',
      password: 'long enough',
      password_confirmation: 'long enough',
    },
  })
  expect(again.status).toBe(200)
})

test.each([
  ['without the password', { current_password: undefined }, 'current_password'],
  ['with a wrong password', { current_password: 'guess' }, 'current_password'],
  ['without the confirmation', { confirmation: 'delete' }, 'confirmation'],
])('refuses a deletion %s with 422', async (_, body, field) => {
  const person = await app.join('Ana Pereira')
  const answer = await leave(person, body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  expect((await send(person, 'GET', '/api/get-auth')).status).toBe(200)
})

test('refuses a deletion with 409 while an order, money or a deposit is open', async () => {
  const customer = await app.join('Cleo Open')
  expect((await (await place(customer))()).status).toBe(200)
  const rich = await app.join('Rita Rich')
  await send(rich, 'POST', '/api/wallet/top-up', { amount_minor: 2_000, payment_method_id: await saveCard(app, rich) })
  const washer = await app.join('Walt Vogel')
  await becomeWasher(app, washer)
  expect([await codesFor(customer), await codesFor(rich), await codesFor(washer)]).toEqual([
    ['open_order'],
    ['wallet'],
    ['deposit'],
  ])
  for (const person of [customer, rich, washer]) {
    const answer = await leave(person)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'account_in_use', blockers: [{ message: expect.any(String) }] },
    })
    expect((await send(person, 'GET', '/api/account')).body.data).toMatchObject({
      name: person.name,
      email: person.email,
    })
  }
})

test('accepts either a deletion or a concurrent order', async () => {
  for (let n = 0; n < 4; n += 1) {
    const person = await app.join(`Race ${n}`)
    const order = await place(person)
    const [placed, left] = await Promise.all([order(), leave(person)])
    expect([placed.status === 200, left.status === 200].filter(Boolean), `${placed.text} ${left.text}`).toHaveLength(1)
    const row = await app.db.one<{ open: number; gone: boolean }>(sql`
      select (select count(*) from orders where customer_id = u.id and status = 'pending') as open, deleted_at is not null as gone
      from users u where id = ${person.id}`)
    expect(row.open === 1).toBe(!row.gone)
  }
  expect(app.faults).toEqual([])
  expect(await verifyLedger(app.db)).toMatchObject({ ok: true })
})

test('downloads the data of the caller only, with an address that expires', async () => {
  const person = await app.join('Dora Download')
  const stranger = await app.join('Sven Stranger')
  await (await place(person))()
  const asked = await send(person, 'POST', '/api/account/download', { current_password: 'long enough' })
  const { url } = asked.body.data
  const fetched = await app.send(undefined, { method: 'GET', url })
  expect(fetched).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
  for (const part of [
    'washline.json',
    person.email,
    '18 Linden Street',
    '"ratings_given"',

    'photos/',
  ])
    expect(fetched.text).toContain(part)
  for (const other of [stranger.email, 'argon2', person.token]) expect(fetched.text).not.toContain(other)

  expect(
    (await app.send(undefined, { method: 'GET', url: url.replace(`user=${person.id}`, `user=${stranger.id}`) })).status,
  ).toBe(404)
  app.clock.advance(5 * 60_000 + 1)
  expect((await app.send(undefined, { method: 'GET', url })).status).toBe(404)
  const fresh = (await send(person, 'POST', '/api/account/download', { current_password: 'long enough' })).body.data.url
  await send(person, 'POST', '/api/logout')
  expect((await app.send(undefined, { method: 'GET', url: fresh })).status).toBe(404)
})

test('limits downloads with 429', async () => {
  const person = await app.join('Dora Again')
  const statuses = []
  for (let n = 0; n < 6; n += 1)
    statuses.push((await send(person, 'POST', '/api/account/download', { current_password: 'long enough' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
