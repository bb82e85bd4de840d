import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { login } from '@washline/contract/identity/endpoints'
import { suggestPlaces } from '@washline/contract/maps/endpoints'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startReplica } from '../../../testing/harness/start-replica.ts'
import { systemClock } from '../clock/clock.ts'
import { createHttp } from '../http/server.ts'
import { silentLog } from '../log/log.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { sql } from './sql.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'washline-replica-'))
const [at, replicaAt] = ['primary', 'replica'].map((name) => path.join(folder, name)) as [string, string]
let primary: Awaited<ReturnType<typeof startPostgres>>
let replica: Awaited<ReturnType<typeof startReplica>>
let replicaSelf: Database
let db: Database
let nowMs = 1_000_000
vi.spyOn(performance, 'now').mockImplementation(() => nowMs)

beforeAll(async () => {
  mkdirSync(replicaAt)
  primary = await startPostgres({ dataDir: at, log: () => undefined, durability: 'throw-away' })
  const tables = (await readMigrations()).filter(({ name }) => name.endsWith('-platform.sql'))
  await migrate(primary.url, tables)
  replica = await startReplica({ url: primary.url, dataDir: at }, replicaAt)
  db = openDatabase({ url: primary.url, replica: replica.url, maxConnections: 3 })
  replicaSelf = openDatabase({ url: replica.url, maxConnections: 1 })
  await db.run(sql`create table towels (count int not null)`)
  await db.run(sql`insert into towels values (0)`)
}, 60_000)
afterAll(async () => {
  await db.close()
  await replicaSelf.close()
  await replica.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

const wash = () => db.run(sql`update towels set count = count + 1`)
const washed = async (q: Database) => (await q.one<{ count: number }>(sql`select count from towels`)).count
const seenBy = (reader: number | undefined) => db.mayBeOld(reader, () => washed(db))
const served = () => db.oldReads().replica
const caughtUp = async () => {
  const { lsn } = await db.one<{ lsn: string }>(sql`select pg_current_wal_insert_lsn()::text as lsn`)
  const there = () => replicaSelf.one(sql`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as there`)
  await vi.waitFor(async () => expect(await there()).toEqual({ there: true }), 10_000)
}
const pauseReplica = () => replicaSelf.run(sql`select pg_wal_replay_pause()`)
beforeEach(async () => {
  await replicaSelf.run(sql`select pg_wal_replay_resume()`)
  // What was asked before is too old, a replica that was left alone is asked again, and it has followed up to a moment ago.
  nowMs += 60_000
  await seenBy(undefined)
  await caughtUp()
  nowMs += 2_500
})

it('a read that may be old is the replica’s, another one and each change the primary’s', async () => {
  const before = served()
  expect(await db.mayBeOld(1, () => db.one(sql`select pg_is_in_recovery() as "isReplica"`))).toEqual({
    isReplica: true,
  })
  expect(await db.one(sql`select pg_is_in_recovery() as "isReplica"`)).toEqual({ isReplica: false })
  expect(await db.mayBeOld(1, wash)).toBe(1)
  await expect(
    db.mayBeOld(1, () => db.transaction((tx) => tx.one(sql`select pg_is_in_recovery() as r`))),
  ).resolves.toEqual({ r: false })
  expect(served() - before).toBe(1)
})

it('others see what is some seconds old, and who has changed something sees it at once and then the replica again', async () => {
  await pauseReplica()
  await wash()
  await db.noteWrite(1)
  const now = await washed(db)
  expect([await seenBy(1), await seenBy(2), await seenBy(undefined)]).toEqual([now, now - 1, now - 1])
  await db.run(sql`update recent_writes set until = now()`)
  expect(await seenBy(1)).toBe(now - 1)
})

it('nobody sees what is older than four seconds: a replica that is behind is not asked', async () => {
  await pauseReplica()
  await wash()
  const now = await washed(db)
  expect(await seenBy(2)).toBe(now - 1)
  nowMs += 4_000
  expect(await seenBy(2)).toBe(now)
})

it('a change is written down once in five seconds, with time for those that follow', async () => {
  const left = () =>
    db.one<{ s: number }>(
      sql`select extract(epoch from until - now())::float8 as s from recent_writes where user_id = 7`,
    )
  await db.noteWrite(7)
  const { s: first } = await left()
  expect(first).toBeGreaterThan(9)
  await db.noteWrite(7)
  expect((await left()).s).toBeLessThan(first)
  await db.run(sql`update recent_writes set until = now() + interval '4 seconds' where user_id = 7`)
  await db.noteWrite(7)
  expect((await left()).s).toBeGreaterThan(9)
})

it('marked calls are read from a replica, and a call that may change something is written down for its person', async () => {
  const actor = { userId: 9, name: 'Ana', isWasher: false, isOperator: false, hasSecondFactor: true, tokenId: 1 }
  const http = await createHttp({ db, clock: systemClock, log: silentLog, authenticate: async () => actor as never })
  let answeredBy: unknown
  http.route(
    suggestPlaces,
    async () => {
      answeredBy = await db.one(sql`select pg_is_in_recovery() as "isReplica"`)
      return { success: true as const, data: [] }
    },
    { mayBeOld: true },
  )
  http.route(login, async () => {
    throw new Error('cut off')
  })
  const headers = { authorization: 'Bearer long-enough-token' }
  const read = async () => {
    await http.fastify.inject({ url: '/api/maps/suggestions?q=linden', headers })
    return answeredBy
  }
  expect(await read()).toEqual({ isReplica: true })
  const body = { email: 'ana@example.test', password: 'long enough' }
  await http.fastify.inject({ method: 'POST', url: login.path, headers, body })
  expect(await read()).toEqual({ isReplica: false })
  await http.fastify.close()
})

it('a replica that is away is left out, and read again when it is back', async () => {
  await replicaSelf.close()
  await replica.stop()
  expect(await seenBy(2)).toBe(await washed(db))
  await replica.start()
  replicaSelf = openDatabase({ url: replica.url, maxConnections: 1 })
  await caughtUp()
  const before = served()
  await seenBy(2)
  expect(served(), 'left alone for two seconds').toBe(before)
  nowMs += 2_500
  await seenBy(2)
  expect(served()).toBe(before + 1)
})
