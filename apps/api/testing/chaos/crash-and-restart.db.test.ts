import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OrderId, toOrderId, type UserId } from '@washline/contract/ids'
import { afterAll, afterEach, expect, test } from 'vitest'
import { verifyLedger } from '../../src/ledger/index.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { insertDrafts } from '../harness/insert-drafts.ts'
import { readDatabaseUrl } from '../harness/read-database-url.ts'
import { isServing, type ServerProcess, startServerProcess } from '../harness/server-process.ts'
import { testDatabase } from '../harness/test-database.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-crash-'))
const started: ServerProcess[] = []
afterEach(async () => {
  for (const { signalAll, ended } of started.splice(0)) {
    signalAll('SIGTERM')
    await ended()
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The product on the real database. */
async function run(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}

async function serving(server: ServerProcess): Promise<ServerProcess> {
  await expect.poll(() => isServing(server), { timeout: 40_000, interval: 50 }).toBe(true)
  return server
}

const post = async (url: string, token: string, form: Pick<RequestInit, 'body' | 'headers'>) => {
  const headers = { authorization: `Bearer ${token}`, ...(form.headers as Record<string, string>) }
  const answer = await fetch(url, { method: 'POST', ...form, headers })
  return { status: answer.status, body: (await answer.json()) as ReturnType<typeof JSON.parse> }
}
const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

/** A customer with a card, and drafts made without waiting for the scanner. */
async function aCustomerWithDrafts({ url }: ServerProcess, drafts: number) {
  const person = { name: 'Ana Pereira', email: 'ana@example.test', phone_number: '+60 12 345 678' }
  const password = { password: 'long enough', password_confirmation: 'long enough' }
  const { token } = (await post(`${url}/api/register`, '', json({ ...person, ...password }))).body
  const { client_secret } = (await post(`${url}/api/stripe/setup-intent`, token, json(undefined))).body
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
  const saved = await post(`${url}/api/sandbox/setup-intents/confirm`, token, json({ client_secret, card }))
  const db = openDatabase({ url: readDatabaseUrl(dataDir) })
  const { id } = await db.one<{ id: UserId }>(sql`select id from users`)
  const ids = await insertDrafts(db, id, drafts)
  await db.close()
  return { token: token as string, cardId: saved.body.payment_method.id as string, drafts: ids }
}

const place = ({ url }: ServerProcess, token: string, orderId: OrderId, cardId: string) =>
  post(
    `${url}/api/orders`,
    token,
    json({
      order_id: orderId,
      load_type: 'light',
      payment_method_id: cardId,
      pickup_location: { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 },
    }),
  )

test('kill -9 under load loses no acknowledged order, and the next start goes on by itself', async () => {
  const first = await serving(await run({}))
  const { token, cardId, drafts } = await aCustomerWithDrafts(first, 50)
  const acknowledged: number[] = []
  const waiting = [...drafts]
  const work = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const { status } = await place(first, token, toOrderId(id), cardId)
      if (status !== 200) throw new Error(`order ${id} answered ${status}`)
      acknowledged.push(id)
      if (acknowledged.length === 20) first.signalAll('SIGKILL')
    }
  }
  const ends = await Promise.allSettled([work(), work(), work(), work()])
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true)
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  expect(acknowledged.length).toBeLessThan(50)

  const second = await serving(await run({}))
  const db = openDatabase({ url: readDatabaseUrl(dataDir) })
  try {
    const stored = await db.all<{ id: number }>(sql`
      select o.id from orders o join searches s on s.order_id = o.id and s.ended_at is null
      where o.status = 'pending' and o.total_minor > 0
        and exists (select from order_events e where e.order_id = o.id and e.move = 'place')
        and exists (select from order_items i where i.order_id = o.id)`)
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
    // The searches go on: their jobs are kept, and run again without anybody asking.
    await expect
      .poll(
        async () =>
          (
            await db.one<{ left: number }>(sql`
            select count(*) as left from orders o where status = 'pending' and not exists (
              select from jobs.job j where j.data->>'orderId' = o.id::text and j.state in ('created', 'retry', 'active'))`)
          ).left,
        { timeout: 15_000 },
      )
      .toBe(0)
  } finally {
    await db.close()
  }
  const next = drafts.find((id) => !acknowledged.includes(id) && waiting.includes(id))
  expect((await place(second, token, next ?? toOrderId(1), cardId)).status).toBe(200)

  const other = await run({})
  expect(await other.ended()).toBe(1)
  expect(other.output()).toMatch(/^Washline is already running on .* \(process \d+\)\.\n$/)

  const stopped = second.ended()
  second.child.kill('SIGTERM')
  expect(await stopped).toBe(0)
}, 90_000)

test('reports a taken port in one line', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  )
  const refused = await run({ PORT: String(port) })
  expect(await refused.ended()).toBe(1)
  expect(refused.output()).toMatch(/^Port \d+ is taken\. .*\n$/)
  taken.close()
}, 60_000)

test('every bad setting is one line', async () => {
  const refused = await run({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', STRIPE_SECRET_KEY: 'sk_x' })
  expect(await refused.ended()).toBe(1)
  const lines = refused.output().trim().split('\n')
  expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
    'DATABASE_URL',
    'LOG_LEVEL',
    'PORT',
    'STRIPE_PUBLISHABLE_KEY',
  ])
}, 60_000)

test('another server takes the place of the embedded one', async () => {
  const given = await testDatabase()
  const ownDir = mkdtempSync(path.join(tmpdir(), 'washline-given-'))
  const { url, child, ended } = await serving(await run({ DATABASE_URL: given.ownerUrl, DATA_DIR: ownDir }))
  await expect.poll(async () => (await fetch(`${url}/api/ready`)).json()).toEqual({ status: 'ready' })
  child.kill('SIGTERM')
  await ended()
  rmSync(ownDir, { recursive: true, force: true })
  await given.drop()
}, 60_000)
