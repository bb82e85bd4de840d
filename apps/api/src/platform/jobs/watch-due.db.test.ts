import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { silentLog } from '../log/log.ts'
import { defineJob } from './jobs.ts'
import { createJobs, type RunningJobs } from './pg-boss-jobs.ts'

const noted = defineJob({ name: 'noted', data: z.object({ text: z.string() }), retries: 3 })
const given = await testDatabase()
/** No test may pass by a queue's own poll. */
const pollS = 600
const waitMs = 10_000
const done: string[] = []
let isFailing = false
let db: Database
let here: RunningJobs
let elsewhere: RunningJobs

const createHere = (inspectMs: number) => {
  const jobs = createJobs({ databaseUrl: given.url, log: silentLog, pollS, inspectMs })
  jobs.handle(noted, async ({ text }) => {
    if (isFailing) {
      isFailing = false
      throw new Error('not yet')
    }
    done.push(text)
  })
  return jobs
}
beforeAll(async () => {
  db = openDatabase({ url: given.url, maxConnections: 3 })
  here = createHere(600_000)
  await here.start()
  elsewhere = createJobs({ databaseUrl: given.url, log: silentLog })
  await elsewhere.install()
})
afterAll(async () => {
  await here.stop()
  await elsewhere.stop()
  await db.close()
  await given.drop()
})
const enqueue = (jobs: RunningJobs, text: string, at?: Date) =>
  db.transaction((tx) => jobs.enqueue(tx, noted, { text }, at ? { at } : {}))

test('what another process enqueues is done without a poll, also what is due later', async () => {
  await enqueue(elsewhere, 'now')
  await enqueue(elsewhere, 'soon', new Date(Date.now() + 400))
  await expect.poll(() => done, { timeout: waitMs }).toEqual(expect.arrayContaining(['now', 'soon']))
})

test('a failed job runs again when its pause is over, without a poll', async () => {
  isFailing = true
  await enqueue(here, 'again')
  await expect.poll(() => done, { timeout: waitMs }).toContain('again')
})

test('what a process left behind without a notification is found by a look', async () => {
  await here.stop()
  await enqueue(elsewhere, 'left behind')
  here = createHere(300)
  await here.start()
  await expect.poll(() => done, { timeout: waitMs }).toContain('left behind')
})

test('what a process had in hand when it was killed is worked on by another one', async () => {
  await here.stop()
  await enqueue(elsewhere, 'in hand')
  const taken = sql`
    update jobs.job set state = 'active', started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '20 seconds'
    where name = ${noted.name} and state < 'active' and data->>'text' = 'in hand'`
  expect(await db.run(taken)).toBe(1)
  here = createHere(300)
  await here.start()
  await expect.poll(() => done, { timeout: waitMs }).toContain('in hand')
})
