import { toUserId } from '@washline/contract/ids'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unfinishedClaims } from '../../src/claims/queries.ts'
import { liveMarket } from '../../src/console/queues/queries/live.ts'
import { openPlaces } from '../../src/dispatch/queries/scarcity.ts'
import { recordsOf } from '../../src/dispatch/queries.ts'
import { ordersInHandLocked } from '../../src/dispatch/store.ts'
import { workInHand } from '../../src/orders/index.ts'
import { deleteDrafts } from '../../src/orders/store.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Sql } from '../../src/platform/db/sql.ts'
import { expiredWashers } from '../../src/verification/store.ts'
import { washerStats } from '../../src/washers/queries.ts'
import { lockUnderWay } from '../../src/washers/store.ts'
import { type TestDatabase, testDatabase } from '../harness/test-database.ts'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase()
  client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
  // A server of tests plans everything once, which a market does not.
  await client.query('set enable_seqscan = off; set plan_cache_mode = auto')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** The plans that PostgreSQL reuses for prepared statements: made without the values of their parameters. */
async function genericPlans(run: (tx: Tx) => Promise<unknown>): Promise<string> {
  const statements: Sql[] = []
  const record = (answer: unknown) => async (statement: Sql) => {
    statements.push(statement)
    return answer
  }
  await run({ all: record([]), one: record({}), maybe: record(undefined), run: record(0) } as unknown as Tx)
  const plans = statements.map(async ({ text }) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  return (await Promise.all(plans)).join('\n')
}

const at = new Date()

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['orders_draft', (tx) => deleteDrafts(tx, at, 10)],
  ['orders_in_hand', (tx) => lockUnderWay(tx, toUserId(1), at)],
  ['orders_in_hand', (tx) => ordersInHandLocked(tx, toUserId(1))],
  ['orders_in_hand', (tx) => recordsOf(tx, [toUserId(1)], at)],
  ['orders_in_hand', (tx) => workInHand(tx, [toUserId(1)], at)],
  ['rescues_of_successor', (tx) => workInHand(tx, [toUserId(1)], at)],
  ['searches_around', (tx) => openPlaces(tx, [{ latitude: 3, longitude: 101 }], 1_000)],
  ['orders_live', (tx) => liveMarket(tx, at)],
  ['offers_seen_by_washer', (tx) => washerStats(tx, toUserId(1))],
  ['claims_holding', (tx) => unfinishedClaims(tx, at)],
  ['verification_expiring', (tx) => expiredWashers(tx, at, 10)],
])('a statement with statuses of a process table uses the partial index %s', async (index, run) => {
  expect(await genericPlans(run)).toContain(index)
})

test('the records of Washers are planned once for any number of them', async () => {
  const washerIds = [1, 2].map((id) => toUserId(id))
  const query = async ({ text, values }: Sql) => {
    for (let call = 0; call < 8; call += 1) await client.query({ name: 'records', text, values: [...values] })
    return []
  }
  await recordsOf({ all: query } as unknown as Tx, washerIds, at)
  const { rows } = await client.query<{ reused: string }>(
    `select generic_plans as reused from pg_prepared_statements where name = 'records'`,
  )
  // PostgreSQL compares with the first five calls.
  expect(rows).toEqual([{ reused: '3' }])
})
