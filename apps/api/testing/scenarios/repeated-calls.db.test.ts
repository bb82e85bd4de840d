import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { openConnections } from '../harness/open-connections.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { saveCard } from './people.ts'

let app: TestApp
let person: Person
let cardId: string

beforeAll(async () => {
  app = await startApp()
  await openConnections(app.db, 8)
  person = await app.join('Ana Pereira')
  cardId = await saveCard(app, person)
})
afterAll(() => app.close())
beforeEach(() => app.forgetLimits())

const topUp = (key: string, amountMinor = 2_000, who = person) =>
  app.send(who.token, {
    method: 'POST',
    url: '/api/wallet/top-up',
    body: { amount_minor: amountMinor, payment_method_id: cardId },
    headers: { 'idempotency-key': key },
  })
const balance = async () =>
  (await app.send(person.token, { method: 'GET', url: '/api/wallet' })).body.data.balance as number

test('the same key and body answer the same and are done once', async () => {
  const before = await balance()
  const first = await topUp('key-1')
  expect(first.status).toBe(200)
  expect((await topUp('key-1')).text).toBe(first.text)
  expect(await balance()).toBe(before + 20)
})

test('the same key with another body is refused and does nothing', async () => {
  await topUp('key-2')
  const before = await balance()
  expect(await topUp('key-2', 3_000)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  expect(await balance()).toBe(before)
})

test('many at once with one key have one effect', async () => {
  const before = await balance()
  const answers = await Promise.all(Array.from({ length: 8 }, () => topUp('key-3')))
  const done = answers.filter(({ status }) => status === 200)
  expect(done.length).toBeGreaterThan(0)
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body.code]).toEqual([409, 'request_in_progress'])
  expect(new Set(done.map(({ text }) => text)).size).toBe(1)
  expect(await balance()).toBe(before + 20)
})

test('a refusal is kept with its key, and keys of two people are apart', async () => {
  const refused = await topUp('key-4', 0)
  expect(refused.status).toBe(422)
  const other = await app.join('Cleo Other')
  expect((await topUp('key-1', 2_000, other)).body).not.toMatchObject({ success: true })
})

test('a call whose process died is taken up again after a while, not before', async () => {
  const key = 'key-5'
  await topUp(key)
  await app.db.run(sql`update idempotency_keys set status = null, body = null where key = ${key}`)
  expect(await topUp(key)).toMatchObject({ status: 409, body: { code: 'request_in_progress' } })
  app.clock.advance(61_000)
  expect((await topUp(key)).status).toBe(200)
})

test('answers too many calls with Retry-After, and accepts them after it', async () => {
  const signIn = () =>
    app.send(undefined, { method: 'POST', url: '/api/login', body: { email: 'who@example.test', password: 'guess' } })
  let answer = await signIn()
  for (let calls = 1; answer.status !== 429 && calls < 500; calls += 1) answer = await signIn()
  expect(answer).toMatchObject({ status: 429, body: { success: false, code: 'too_many_requests' } })
  const waitS = Number(answer.headers['retry-after'])
  expect(waitS).toBeGreaterThan(0)
  app.clock.advance(waitS * 1_000)
  expect((await signIn()).status).not.toBe(429)
})

test('a repeated change under its key is done once too', async () => {
  const rename = (name: string) =>
    app.send(person.token, {
      method: 'PATCH',
      url: '/api/account',
      body: { name },
      headers: { 'idempotency-key': 'rename-1' },
    })
  const first = await rename('Ana One')
  expect(first.status).toBe(200)
  await app.send(person.token, { method: 'PATCH', url: '/api/account', body: { name: 'Ana Two' } })
  expect((await rename('Ana One')).text).toBe(first.text)
  const { body } = await app.send(person.token, { method: 'GET', url: '/api/get-auth' })
  expect(body.user.name).toBe('Ana Two')
})
