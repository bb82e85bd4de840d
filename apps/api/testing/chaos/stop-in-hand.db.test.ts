import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { isServing, startServerProcess } from '../harness/server-process.ts'
import { testDatabase } from '../harness/test-database.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-stop-'))
const database = await testDatabase()
const db = openDatabase({ url: database.url })
afterAll(async () => {
  await db.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a stop is announced by readiness, finishes what is in hand, and ends by itself', async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl, STOP_DELAY_S: '2' })
  await expect.poll(() => isServing(server), { timeout: 40_000, interval: 50 }).toBe(true)
  const call = (url: string, method: string, body?: object, token?: string) =>
    fetch(`${server.url}${url}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const person = { name: 'Ana Pereira', email: 'ana@example.test', phone_number: '+60 12 345 678' }
  const password = { password: 'long enough', password_confirmation: 'long enough' }
  const { token } = (await (await call('/api/register', 'POST', { ...person, ...password })).json()) as {
    token: string
  }

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.one(sql`select id from users where email = ${person.email} for update`)
    hasLock()
    await released
  })
  await locked
  // One connection: what comes second on it comes while the server takes no new ones.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const callOnIt = (method: string, url: string, body?: object) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const sent = request(`${server.url}${url}`, { method, headers, agent }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      sent.once('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  const inHand = callOnIt('PATCH', '/api/account', { name: 'Ana P' })
  const waits = sql`select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.one<{ waiting: number }>(waits)).waiting).toBeGreaterThan(0)

  server.child.kill('SIGTERM')
  await expect.poll(async () => (await call('/api/ready', 'GET')).status).toBe(503)
  expect((await call('/api/get-auth', 'GET', undefined, token)).status).toBe(200)
  const connects = () =>
    call('/api/ready', 'GET').then(
      () => true,
      () => false,
    )
  await expect.poll(connects, { timeout: 20_000 }).toBe(false)
  const after = callOnIt('GET', '/api/get-auth')
  release()
  await holding
  expect(await inHand).toBe(200)
  expect(await after).toBe(200)
  agent.destroy()
  expect(await server.ended()).toBe(0)
  expect(await db.one(sql`select name from users where email = ${person.email}`)).toEqual({ name: 'Ana P' })
}, 60_000)
