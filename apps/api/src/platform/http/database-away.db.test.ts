import { afterAll, beforeAll, expect, it } from 'vitest'
import { type NetworkPath, openNetworkPath } from '../../../testing/harness/network-path.ts'
import { startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { type TestDatabase, testDatabase } from '../../../testing/harness/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { Sql, sql } from '../db/sql.ts'

let path: NetworkPath
let app: TestApp
let token: string
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  path = await openNetworkPath(database.url)
  app = await startApp({
    withJobs: true,
    // It is dropped once the path has ended its sessions.
    database: {
      ...database,
      url: path.url,
      drop: async () => undefined,
    },
  })
  token = (await app.join('Ana Pereira')).token
})
let closing: Promise<void> | undefined
const close = () => {
  closing ??= app.close()
  return closing
}
afterAll(async () => {
  await close()
  path.close()
  await database.drop()
})

const read = () => app.send(token, { method: 'GET', url: '/api/get-auth' })

async function timed<T>(work: () => Promise<T>) {
  const startedAt = performance.now()
  return { answer: await work(), tookMs: performance.now() - startedAt }
}

const unavailable = { status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } }

async function answersAgain() {
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe(200)
}

it('answers 503 with Retry-After while connections are cut, and by itself again after', async () => {
  path.cut()
  for (let call = 0; call < 5; call += 1) expect(await read()).toMatchObject(unavailable)
  const notReady = await app.send(undefined, { method: 'GET', url: '/api/ready' })
  expect(notReady).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d$/) } })
  path.open()
  await answersAgain()
})

it('answers 503 with Retry-After while the server has no room, takes no connection or only reads', async () => {
  const owner = openDatabase({ url: database.ownerUrl, maxConnections: 1 })
  try {
    for (const state of ['53100', '53200', '58030', '25006']) {
      await owner.run(
        new Sql(
          `create or replace function refuse_for_a_test() returns trigger language plpgsql as
          $$ begin raise exception 'as of ${state}' using errcode = '${state}'; end $$`,
          [],
        ),
      )
      await owner.run(
        sql`create or replace trigger refuse_for_a_test before update on users for each row execute function refuse_for_a_test()`,
      )
      const change = { method: 'PATCH', url: '/api/account', body: { name: 'Ana P' } }
      expect(await app.send(token, change)).toMatchObject(unavailable)
      expect((await read()).status).toBe(200)
    }
  } finally {
    await owner.run(sql`drop function if exists refuse_for_a_test cascade`)
    await owner.close()
  }
})

it('answers 503 long before a statement’s limit where the network swallows everything, and by itself again after', async () => {
  const beganAt = performance.now()
  path.swallow()
  const first = await timed(() => Promise.all([read(), read(), read()]))
  for (const answer of first.answer) expect(answer).toMatchObject(unavailable)
  expect(first.tookMs).toBeLessThan(8_000)
  const later = await timed(read)
  expect(later.answer).toMatchObject(unavailable)
  expect(later.tookMs).toBeLessThan(1_000)
  const ready = await timed(() => app.send(undefined, { method: 'GET', url: '/api/ready' }))
  expect(ready.answer.status).toBe(503)
  expect(ready.tookMs).toBeLessThan(2_000)
  const metrics = await timed(() =>
    app.send(undefined, { method: 'GET', url: '/metrics', headers: { host: 'localhost' } }),
  )
  expect(metrics.answer.text).toMatch(/^washline_errors_total\{event="database.away"\} [1-9]/m)
  expect(metrics.tookMs).toBeLessThan(4_000)
  // What was counted meanwhile is a line each half minute.
  expect(new Set(app.faults.map((line) => JSON.parse(line).event))).toEqual(new Set(['database.away']))
  expect(app.faults.length).toBeLessThan(4)
  // A silence that is no mere delay: connections from before it never answer again.
  await expect
    .poll(async () => (await read()).status === 503 && performance.now() - beganAt > 5_500, { timeout: 20_000 })
    .toBe(true)
  path.open()
  const healing = await timed(async () => {
    await answersAgain()
    expect((await Promise.all(Array.from({ length: 20 }, read))).map(({ status }) => status)).toEqual(
      Array(20).fill(200),
    )
    // The connection on which live events are sent, and that of the jobs.
    await app.db.run(sql`insert into outbox (channel, event, data) values ('private-order.1', 'status-changed', '{}')`)
    const left = sql`select count(*) as left from outbox`
    await expect.poll(async () => (await app.db.one<{ left: number }>(left)).left, { timeout: 25_000 }).toBe(0)
  })
  expect(healing.tookMs).toBeLessThan(30_000)
}, 90_000)

it('ends in time while the network swallows everything, with requests and jobs in hand', async () => {
  const hasSlept = app.db.one(sql`select 1 as slept from pg_sleep(1)`).catch(() => undefined)
  path.swallow()
  const answers = [read(), read()]
  const { tookMs } = await timed(close)
  expect(tookMs).toBeLessThan(14_000)
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(unavailable)
  await hasSlept
}, 60_000)
