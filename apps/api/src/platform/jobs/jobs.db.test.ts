import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { silentLog } from '../log/log.ts'
import { logContext, withLogContext } from '../log/log-context.ts'
import { personWaits, whilePersonWaits } from '../vendors/vendor-time.ts'
import { defineJob, PermanentFailure } from './jobs.ts'
import { createJobs, type RunningJobs } from './pg-boss-jobs.ts'

const note = defineJob({ name: 'note', data: z.object({ text: z.string() }) })
const fragile = defineJob({ name: 'fragile', data: z.object({}), retries: 3 })
const hopeless = defineJob({ name: 'hopeless', data: z.object({}), retries: 9 })
const given = await testDatabase()
const strict = defineJob({ name: 'strict', data: z.strictObject({ text: z.string() }) })
const done: string[] = []
const contexts: unknown[] = []
let tries = 0
let db: Database
let jobs: RunningJobs

beforeAll(async () => {
  db = openDatabase({ url: given.url, maxConnections: 3 })
  jobs = createJobs({ databaseUrl: given.url, log: silentLog })
  jobs.handle(note, async ({ text }) => {
    done.push(text)
  })
  jobs.handle(fragile, async () => {
    tries += 1
    if (tries < 2) throw new Error('not yet')
  })
  jobs.handle(hopeless, async () => {
    throw new PermanentFailure('never')
  })
  jobs.handle(strict, async (data) => {
    contexts.push({ ...data, ...logContext(), waits: personWaits() })
  })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await db.close()
  await given.drop()
})

test('a job exists if and only if its transaction commits', async () => {
  const cut = db.transaction(async (tx) => {
    await jobs.enqueue(tx, note, { text: 'rolled back' })
    throw new Error('cut off')
  })
  await expect(cut).rejects.toThrow('cut off')
  await db.transaction((tx) => jobs.enqueue(tx, note, { text: 'committed' }))
  await expect.poll(() => done, { timeout: 10_000 }).toContain('committed')
  expect(done).not.toContain('rolled back')
})

test('a failure for good is not tried again, and a job has its own number of retries whatever its queue was made with', async () => {
  await db.run(sql`update jobs.queue set retry_limit = 1 where name = 'hopeless'`)
  await db.transaction((tx) => jobs.enqueue(tx, hopeless, {}))
  const row = () =>
    db.one<{ state: string; limit: number; count: number }>(
      sql`select state::text as state, retry_limit as limit, retry_count as count from jobs.job where name = 'hopeless'`,
    )
  await expect.poll(row, { timeout: 10_000 }).toEqual({ state: 'failed', limit: 9, count: 0 })
})

test('one job waits per key', async () => {
  const at = new Date(Date.now() + 3_600_000)
  for (let n = 0; n < 3; n += 1)
    await db.transaction((tx) => jobs.enqueue(tx, note, { text: 'later' }, { at, key: 'same' }))
  await db.transaction((tx) => jobs.enqueue(tx, note, { text: 'later' }, { at, key: 'other' }))
  const { waiting } = await db.one<{ waiting: number }>(
    sql`select count(*) as waiting from jobs.job where name = 'note' and data->>'text' = 'later'`,
  )
  expect(waiting).toBe(2)
})

test('a job that throws is tried again', async () => {
  await db.transaction((tx) => jobs.enqueue(tx, fragile, {}))
  await expect.poll(() => tries, { timeout: 15_000 }).toBe(2)
})

test('a job has the ids of the request that enqueued it, and its data without them', async () => {
  const ids = { request: 'request-1', trace: 'a'.repeat(32) }
  await withLogContext(ids, () =>
    whilePersonWaits(() => db.transaction((tx) => jobs.enqueue(tx, strict, { text: 'of a request' }))),
  )
  await expect
    .poll(() => contexts, { timeout: 10_000 })
    .toMatchObject([{ text: 'of a request', ...ids, queue: 'strict', job: expect.any(String), waits: false }])
})
