import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { handClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { onceByKey } from './idempotency.ts'
import { countCall } from './rate-limit.ts'
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.ts'

const test = await testDatabase()
const db = openDatabase({ url: test.url })
afterAll(async () => {
  await db.close()
  await test.drop()
})

it('forgets what is old and keeps what still counts', async () => {
  const clock = handClock(new Date('2026-01-01T00:00:00Z'))
  const deps = { db, clock }
  const call = (key: string) =>
    onceByKey(deps, { caller: 1, key, route: 'POST /x', input: '' }, async () => ({ status: 200, body: {} }))
  await call('old')
  await countCall(deps, { key: 'old', max: 5, windowS: 60 })
  clock.advance(47 * 3_600_000)
  await call('young')
  await countCall(deps, { key: 'running', max: 5, windowS: 30 * 86_400 })
  clock.advance(2 * 3_600_000)

  await sweepIdempotencyKeys(deps)

  expect(await db.all(sql`select key from idempotency_keys`)).toEqual([{ key: 'young' }])
  expect(await db.all(sql`select key from rate_limits order by key`)).toEqual([{ key: 'running' }])
})
