import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { silentLog } from '../log/log.ts'
import { defineJob } from './jobs.ts'
import { createJobs, type RunningJobs } from './pg-boss-jobs.ts'

const data = z.object({ number: z.number() })
const numbered = defineJob({ name: 'numbered', data, retries: 0 })
const fewAtOnce = defineJob({ name: 'few-at-once', data, retries: 0, atOnce: 2 })
const given = await testDatabase()
/** No test may pass by polling. */
const pollS = 600
const waitMs = 10_000

let done: { number: number; at: number }[] = []
let runs: number[] = []
let running = 0
let most = 0
let work: (number: number) => Promise<void>
let db: Database
let jobs: RunningJobs

beforeAll(async () => {
  db = openDatabase({ url: given.url, maxConnections: 3 })
  jobs = createJobs({ databaseUrl: given.url, log: silentLog, pollS })
  const run = async ({ number }: { number: number }) => {
    runs.push(number)
    running += 1
    most = Math.max(most, running)
    try {
      await work(number)
      done.push({ number, at: Date.now() })
    } finally {
      running -= 1
    }
  }
  jobs.handle(numbered, run)
  jobs.handle(fewAtOnce, run)
  await jobs.start()
})
beforeEach(() => {
  done = []
  runs = []
  most = 0
  work = async () => undefined
})
afterAll(async () => {
  await jobs.stop()
  await db.close()
  await given.drop()
})

const enqueueAll = (count: number, { at, job = numbered }: { at?: Date; job?: typeof numbered } = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      db.transaction((tx) => jobs.enqueue(tx, job, { number }, at ? { at } : {})),
    ),
  )
const numbersDone = () => done.map(({ number }) => number).sort((one, other) => one - other)
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)

test('jobs enqueued together are all done without a poll', async () => {
  await enqueueAll(50)
  await expect.poll(numbersDone, { timeout: waitMs }).toEqual(upTo(50))
})

test.each([
  ['eight jobs of a queue', numbered, 8],
  ['two of a job that names two', fewAtOnce, 2],
])('at most %s run at once', async (_, job, limit) => {
  const started = Promise.withResolvers<void>()
  work = () => started.promise
  await enqueueAll(20, { job })
  await expect.poll(() => running, { timeout: waitMs }).toBeGreaterThan(0)
  started.resolve()
  await expect.poll(numbersDone, { timeout: waitMs }).toEqual(upTo(20))
  expect(most).toBeLessThanOrEqual(limit)
})

test('a job that throws does not repeat those fetched with it', async () => {
  work = async (number) => {
    if (number === 3) throw new Error('only this one')
  }
  await enqueueAll(8)
  await expect.poll(numbersDone, { timeout: waitMs }).toEqual([0, 1, 2, 4, 5, 6, 7])
  await enqueueAll(1)
  await expect.poll(() => done.length, { timeout: waitMs }).toBe(8)
  expect(runs.toSorted()).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7])
})

test('a later job is done at its time, not before', async () => {
  const at = new Date(Date.now() + 700)
  await enqueueAll(3, { at })
  await expect.poll(numbersDone, { timeout: waitMs }).toEqual(upTo(3))
  for (const one of done) expect(one.at).toBeGreaterThanOrEqual(at.getTime())
})
