import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/harness/test-database.ts'
import { createApp } from './app.ts'
import { createToken, createUser } from './identity/index.ts'
import { aCustomer, anOrder, aWasher, pickupLocation } from './orders/builders.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { silentLog } from './platform/log/log.ts'
import { scriptedScanner } from './scanning/builders.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'washline-app-'))
const test = await testDatabase()
const db = openDatabase({ url: test.url })
const appWith = async (settings: Record<string, string>) => {
  const read = readConfig({ DATA_DIR: dataDir, DEMO: '0', NODE_ENV: 'test', ...settings })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const made = await createApp({ config: read.config, db, log: silentLog, scanner: scriptedScanner() })
  await made.http.fastify.ready()
  return made
}
const app = await appWith({})
const overTls = await appWith({ PUBLIC_URL: 'https://wash.example' })
await app.install()
afterAll(async () => {
  await overTls.stop()
  await app.stop()
  await db.close()
  await test.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * The token, the key and its answer; what is read, the payment and the card; then the transaction: begin, the order with its event, its
 * items for the first step of custody, the authorization with its posting, all that nobody reads before the commit, and the commit.
 */
const mostStatements = 12
/** The begin leaves with the order, and the last two together. */
const mostRoundTrips = 10

it(`places an order with every module listening in at most ${mostStatements} statements and ${mostRoundTrips} round trips`, async () => {
  const customer = await aCustomer(db)
  await aWasher(db)
  const token = await createToken(db, { userId: customer.id, at: new Date() })
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.http.fastify.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const { client_secret } = await post('/api/stripe/setup-intent', {})
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
  const { payment_method } = await post('/api/sandbox/setup-intents/confirm', { client_secret, card })
  const counts: number[] = []
  const trips: number[] = []
  for (const attempt of [1, 2]) {
    const { id } = await anOrder(db, { customerId: customer.id })
    const before = { statements: db.statements(), trips: db.roundTrips() }
    await post(
      '/api/orders',
      { order_id: id, pickup_location: pickupLocation, load_type: 'light', payment_method_id: payment_method.id },
      { 'idempotency-key': `attempt-${attempt}` },
    )
    counts.push(db.statements() - before.statements)
    trips.push(db.roundTrips() - before.trips)
  }
  process.stdout.write(`a placement through the whole app: ${counts} statements, ${trips} round trips\n`)
  expect(Math.max(...counts)).toBeLessThanOrEqual(mostStatements)
  expect(Math.max(...trips)).toBeLessThanOrEqual(mostRoundTrips)
})

it('reads an order in one round trip once its token was seen here', async () => {
  const customer = await aCustomer(db)
  const token = await createToken(db, { userId: customer.id, at: new Date() })
  const { id } = await anOrder(db, { customerId: customer.id })
  for (const url of [`/api/orders/${id}`, '/api/orders']) {
    const read = async () => {
      const before = { statements: db.statements(), trips: db.roundTrips() }
      const answer = await app.http.fastify.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect(answer.statusCode).toBe(200)
      return { statements: db.statements() - before.statements, trips: db.roundTrips() - before.trips }
    }
    await read()
    expect(await read(), url).toEqual({ statements: 2, trips: 1 })
  }
})

it('makes browsers use TLS where the public address has it, on every answer and whatever the request came by', async () => {
  const plain = await appWith({ PUBLIC_URL: 'http://wash.example' })
  const hsts = async ({ http }: typeof app, url: string, headers = {}) =>
    (await http.fastify.inject({ url, headers })).headers['strict-transport-security']
  for (const url of ['/api/config', '/api/auth', '/api/nothing', '/api/%']) {
    expect(await hsts(overTls, url), url).toBe('max-age=31536000; includeSubDomains')
    for (const none of [app, plain]) {
      expect(await hsts(none, url), url).toBeUndefined()
      expect(await hsts(none, url, { 'x-forwarded-proto': 'https' }), url).toBeUndefined()
    }
  }
  await plain.stop()
})

it('sets over TLS no cookie that is sent without it', async () => {
  const { name, email, password } = { name: 'Ana', email: 'ana@example.test', password: 'washing-day' }
  await db.transaction((tx) => createUser(tx, { name, email, password, at: new Date() }))
  const answer = await overTls.http.fastify.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-proto': 'https' },
    payload: { email, password },
  })
  expect(answer.statusCode).toBe(200)
  const set = [answer.headers['set-cookie'] ?? []].flat()
  expect(set).toHaveLength(1)
  for (const cookie of set) expect(cookie).toMatch(/^__Host-.*; Secure/)
})
