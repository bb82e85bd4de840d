// Run by `npm run bench -- notifications`: what finding a day of old notifications takes, with the index of their time and without. BENCH_ROWS sets how many there are.
import { cpus, loadavg } from 'node:os'
import { type Database, openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { Sql, sql } from '../../../apps/api/src/platform/db/sql.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'

const rows = Number(process.env.BENCH_ROWS ?? 2_000_000)
const piece = 100_000
const days = 181
const times = 5
const print = (line = '') => process.stdout.write(`${line}\n`)

/** The sweep's own statement, taken back: so many rows, and what it took. */
async function timeForgetting(db: Database) {
  const tookMs: number[] = []
  let deleted = 0
  for (let time = 0; time < times; time += 1) {
    await db.run(sql`begin`)
    const begunAt = performance.now()
    deleted = await db.run(sql`delete from notifications where created_at <= now() - interval '180 days'`)
    tookMs.push(performance.now() - begunAt)
    await db.run(sql`rollback`)
    // What was taken back is cleared away, so that each time finds the same pages.
    await db.run(sql`vacuum analyze notifications`)
  }
  const nothingMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begunAt = performance.now()
    await db.run(sql`delete from notifications where created_at <= now() - interval '300 days'`)
    nothingMs.push(performance.now() - begunAt)
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[times >> 1] ?? Number.NaN
  return { deleted, deleteMs: median(tookMs), nothingMs: median(nothingMs) }
}

const database = await openEmptyDatabase('notifications')
await migrate(database.url)
const db = openDatabase({ url: database.url, maxConnections: 1 })
try {
  await db.run(sql`set session_replication_role = replica`)
  await db.run(sql`set statement_timeout = 0`)
  // By pieces: a connection of the product waits for no statement longer than some seconds.
  for (let first = 1; first <= rows; first += piece)
    await db.run(sql`
      insert into notifications (user_id, type, title, message, created_at)
      select 1 + n % 100000, 'order', 'Picked up', 'Your Washer has picked up your laundry.', now() - interval '1 day' * ${days} * (1 - n / ${rows}::float8)
      from generate_series(${first}::int, ${Math.min(rows, first + piece - 1)}::int) n`)
  await db.run(sql`vacuum analyze notifications`)
  const size = await db.one<{ kB: number; mB: number }>(sql`
    select pg_relation_size('notifications_by_time') / 1000 as "kB", pg_relation_size('notifications') / 1000000 as "mB"`)
  const withIndex = await timeForgetting(db)
  await db.run(new Sql('drop index notifications_by_time', []))
  const without = await timeForgetting(db)
  print(
    `${rows} notifications of ${days} days (${size.mB} MB, the index ${size.kB} kB) on ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(0)}`,
  )
  print()
  print(`| | the ${withIndex.deleted} of the oldest day, ms | nothing to delete, ms |`)
  print('|---|---|---|')
  for (const [name, { deleteMs, nothingMs }] of [
    ['with the index', withIndex],
    ['without', without],
  ] as const)
    print(`| ${name} | ${deleteMs.toFixed(0)} | ${nothingMs.toFixed(1)} |`)
} finally {
  await db.close()
  await database.stop()
}
