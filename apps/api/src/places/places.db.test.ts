import type { UserId } from '@washline/contract/ids'
import { afterAll, expect, test } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { authenticate, createToken, createUser } from '../identity/index.ts'
import { handClock } from '../platform/clock/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createHttp } from '../platform/http/server.ts'
import { silentLog } from '../platform/log/log.ts'
import { placesModule } from './module.ts'
import { rememberPlace } from './store.ts'

const database = await testDatabase()
const db = openDatabase({ url: database.url, maxConnections: 5 })
await openConnections(db, 5)
const clock = handClock(new Date('2026-03-01T10:00:00Z'))
const http = await createHttp({ db, clock, log: silentLog, authenticate: (token) => authenticate(db, clock, token) })
placesModule({ db, clock }).routes?.(http)
afterAll(async () => {
  await http.fastify.close()
  await db.close()
  await database.drop()
})

let people = 0
const aUser = () =>
  db.transaction(async (tx) => {
    people += 1
    const userId = await createUser(tx, { name: 'Ana', email: `person${people}@example.test`, at: clock.now() })
    if (userId === undefined) throw new Error('the address is taken')
    return { userId, token: await createToken(tx, { userId, at: clock.now() }) }
  })
const call = async (method: 'GET' | 'POST' | 'DELETE', token: string, body?: object, id: string | number = '') => {
  const url = `/api/places${id && `/${id}`}`
  const headers = { authorization: `Bearer ${token}` }
  const answer = await http.fastify.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
  return { status: answer.statusCode, body: answer.json() }
}
const listOf = async (token: string): Promise<string[]> =>
  (await call('GET', token)).body.data.map(
    (place: { label: string; address: string }) => `${place.label} ${place.address}`,
  )
const at = (address: string) => ({ address, latitude: 3.15, longitude: 101.7 })
const remember = (userId: UserId, address: string) => {
  clock.advance(60_000)
  return db.transaction(async (tx) => rememberPlace(tx, userId, at(address), clock.now()))
}

test('stores one place per label and lists saved places before recent ones', async () => {
  const { userId, token } = await aUser()
  await remember(userId, 'Jalan Alor 1')
  const saved = await call('POST', token, { label: 'home', ...at('Jalan Ampang 9') })
  expect(saved).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        id: expect.any(Number),
        label: 'home',
        ...at('Jalan Ampang 9'),
        last_used_at: clock.now().toISOString(),
      },
    },
  })
  await remember(userId, 'Jalan Alor 2')
  await call('POST', token, { label: 'home', ...at('Jalan Ampang 10') })
  expect(await listOf(token)).toEqual(['home Jalan Ampang 10', 'recent Jalan Alor 2', 'recent Jalan Alor 1'])
})

test('stores a place once and only the latest ten', async () => {
  const { userId, token } = await aUser()
  for (let i = 1; i <= 12; i += 1) await remember(userId, `Street ${i}`)
  await remember(userId, 'Street 5')
  const list = await listOf(token)
  expect(list).toHaveLength(10)
  expect(list.slice(0, 2)).toEqual(['recent Street 5', 'recent Street 12'])
  expect(list).not.toContain('recent Street 2')
})

test('moves a used saved place up and does not add it to the recent ones', async () => {
  const { userId, token } = await aUser()
  await call('POST', token, { label: 'home', ...at('Home') })
  await remember(userId, 'Office')
  await call('POST', token, { label: 'work', ...at('Office') })
  await remember(userId, 'Home')
  expect(await listOf(token)).toEqual(['home Home', 'work Office'])
})

test('stores one place each for concurrent saves and uses', async () => {
  const { userId, token } = await aUser()
  await Promise.all([
    call('POST', token, { label: 'hotel', ...at('Hotel A') }),
    call('POST', token, { label: 'hotel', ...at('Hotel B') }),
    remember(userId, 'Pier'),
    remember(userId, 'Pier'),
  ])
  expect((await listOf(token)).map((place) => place.split(' ')[0])).toEqual(['hotel', 'recent'])
})

test.each([
  ['label', { label: 'recent' }],
  ['address', { address: '  ' }],
  ['latitude', { latitude: 91 }],
  ['longitude', { longitude: '101' }],
])('refuses a bad %s with 422', async (field, change) => {
  const { token } = await aUser()
  const { status, body } = await call('POST', token, { label: 'home', ...at('Jalan Alor 1'), ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test("answers 404 for another person's place", async () => {
  const [mine, stranger] = [await aUser(), await aUser()]
  const { id } = (await call('POST', mine.token, { label: 'home', ...at('Home') })).body.data
  expect(await listOf(stranger.token)).toEqual([])
  expect((await call('DELETE', stranger.token, undefined, id)).status).toBe(404)
  expect((await call('DELETE', mine.token, undefined, id)).status).toBe(200)
  expect((await call('DELETE', mine.token, undefined, id)).status).toBe(404)
  expect((await call('DELETE', mine.token, undefined, 'home')).status).toBe(404)
  expect(await listOf(mine.token)).toEqual([])
})
