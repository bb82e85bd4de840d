import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { silentLog } from '../log/log.ts'
import { createNotifyRelay, type OutboxRow } from './notify-relay.ts'
import { createOutbox } from './outbox.ts'
import type { Relay } from './relay.ts'

const database = await testDatabase()
const db: Database = openDatabase({ url: database.url, maxConnections: 10 })
const started: Relay[] = []
afterEach(async () => {
  for (const relay of started.splice(0)) await relay.stop()
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** A process, as far as its relay goes. */
const startProcess = async () => {
  const heard: OutboxRow[] = []
  const gaps: number[] = []
  const relay = createNotifyRelay({
    databaseUrl: database.url,
    log: silentLog,
    receive: (row) => heard.push(row),
    onGap: () => gaps.push(heard.length),
    pollMs: 50,
  })
  await relay.start()
  started.push(relay)
  const { broadcast } = createOutbox(relay.nudge)
  const send = (channel: string, data: unknown) => db.transaction((tx) => broadcast(tx, { channel, event: 'e', data }))
  return { heard, gaps, send }
}
const left = () => db.run(sql`select from outbox`)

it('sends what a process left behind that died after its commit', async () => {
  const { heard } = await startProcess()
  await db.run(sql`insert into outbox (channel, event, data) values ('private-a.1', 'e', '{"n": 1}')`)
  await vi.waitFor(
    () => expect(heard).toEqual([{ channel: 'private-a.1', event: 'e', data: { n: 1 }, except: null }]),
    { timeout: 20_000 },
  )
  expect(await left()).toBe(0)
})

it('gives each of three processes every event once, each channel in order, with all of them sending at once', async () => {
  const processes = [await startProcess(), await startProcess(), await startProcess()]
  const perChannel = 40
  await Promise.all(
    processes.map(async ({ send }, channel) => {
      for (let n = 0; n < perChannel; n += 1) await send(`private-a.${channel}`, n)
    }),
  )
  const inOrder = Array.from({ length: perChannel }, (_, n) => n)
  for (const { heard } of processes) {
    await vi.waitFor(() => expect(heard.length).toBe(3 * perChannel), { timeout: 20_000 })
    for (const channel of [0, 1, 2])
      expect(heard.filter((row) => row.channel === `private-a.${channel}`).map(({ data }) => data)).toEqual(inOrder)
  }
  expect(await left()).toBe(0)
})

it('reconnects after its connection is cut and reports a possible gap', async () => {
  const { heard, gaps, send } = await startProcess()
  await db.run(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'washline-relay'
    and datname = current_database()`)
  await vi.waitFor(() => expect(gaps).toEqual([0]), { timeout: 20_000 })
  await send('private-a.1', 'back')
  await vi.waitFor(() => expect(heard.map(({ data }) => data)).toEqual(['back']), { timeout: 20_000 })
})

it('refuses a channel that is not private and data over the limit', async () => {
  const { send } = await startProcess()
  await expect(send('orders', 1)).rejects.toThrow('private channels only')
  await expect(send('private-a.1', 'x'.repeat(40_000))).rejects.toThrow('characters')
})

it('writes the live events of a transaction in their order by one statement, and the same one once', async () => {
  const { broadcast } = createOutbox(() => undefined)
  const before = db.statements()
  await db.transaction(async (tx) => {
    for (const n of [2, 1, 2, null]) await broadcast(tx, { channel: 'private-b.1', event: 'e', data: n })
  })
  expect(db.statements() - before).toBe(3)
  const rows = await db.all<{ data: unknown }>(sql`delete from outbox where channel = 'private-b.1' returning id, data`)
  expect(rows.map(({ data }) => data)).toEqual([2, 1, null])
})
