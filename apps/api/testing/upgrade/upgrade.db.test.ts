import type { UserId } from '@washline/contract/ids'
import { proveLedger } from '@washline/contract/ledger/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { verifyLedger } from '../../src/ledger/index.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { readMigrations } from '../../src/platform/db/read-migrations.ts'
import { restrictRole } from '../../src/platform/db/restrict-role.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { startApp, type TestApp } from '../harness/start-app.ts'
import { emptyDatabase } from '../harness/test-database.ts'
import { newestSnapshot, restoreSnapshot } from './snapshots.ts'

interface Order {
  readonly id: number
  readonly customerId: UserId
  readonly status: string
}

let app: TestApp
let released: { orders: readonly Order[]; migrations: readonly string[]; at: Date }
let applied: readonly string[]

const readReleased = async (db: Database) => ({
  orders: await db.all<Order>(sql`select id, customer_id as "customerId", status from orders order by id`),
  migrations: (await db.all<{ name: string }>(sql`select name from migrations order by name`)).map(({ name }) => name),
  at: (await db.one<{ at: Date }>(sql`select max(at) as at from order_events`)).at,
})
/** The snapshot's clock goes on from there, however old the snapshot is. */
const upgradedAfterMs = 3_600_000

beforeAll(async () => {
  const database = await emptyDatabase()
  await restoreSnapshot(database.ownerUrl, await newestSnapshot())
  const owner = openDatabase({ url: database.ownerUrl, maxConnections: 1 })
  released = await readReleased(owner)
  await owner.close()
  applied = await migrate(database.ownerUrl)
  const { url } = await restrictRole(database.ownerUrl)
  app = await startApp({ database: { ...database, url }, at: new Date(released.at.getTime() + upgradedAfterMs) })
})
afterAll(() => app.close())

test('applies exactly the migrations that came after the release', async () => {
  const all = (await readMigrations()).map(({ name }) => name)
  expect(applied).toEqual(all.filter((name) => !released.migrations.includes(name)))
})

test('keeps the books of the last release balanced, by themselves and against the gateway', async () => {
  const report = await verifyLedger(app.db)
  expect(report).toMatchObject({ ok: true, problems: [] })
  expect(report.entries).toBeGreaterThan(100)
  const operator = await app.join('Olive Reed', { isOperator: true })
  const proof = await app.send(operator.token, { method: 'POST', url: proveLedger.path })
  expect(proof.body).toMatchObject({ data: { ok: true, findings: [] } })
})

test('shows every order of the last release to its customer', async () => {
  expect(released.orders.length).toBeGreaterThan(10)
  for (const { id, customerId, status } of released.orders) {
    const token = await app.db.transaction((tx) => createToken(tx, { userId: customerId, at: app.clock.now() }))
    const shown = await app.send(token, { method: 'GET', url: `/api/orders/${id}` })
    expect(shown).toMatchObject({ status: 200, body: { data: { id, status } } })
  }
})
