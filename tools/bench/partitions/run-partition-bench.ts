// Run by `npm run bench -- partitions`. Fills a market with a million orders (BENCH_ORDERS) and measures what partitions by time would save
// and cost: sizes, depth of indexes, vacuum, deleting by age, finding the rows of an order, inserting.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { Sql } from '../../../apps/api/src/platform/db/sql.ts'
import { startPostgres } from '../../../apps/api/src/platform/postgres/start-postgres.ts'
import { fillCustomers, fillHistory } from '../growth/fill-history.ts'
import { fillLiveOrders } from '../live/fill-live-orders.ts'
import { custodySteps, fillDivided } from './fill-tables.ts'

const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000)
const washers = Math.max(10, Math.min(10_000, orders / 100))
const customers = Math.max(100, orders / 10)
const searches = 2_000
const tables = [
  'orders',
  'order_items',
  'order_events',
  'custody_steps',
  'offers',
  'notifications',
  'audit_log',
  'outbox',
]
/** What is referred to is there, so nothing needs to be looked up. */
const settings = ['session_replication_role = replica', 'synchronous_commit = off', 'statement_timeout = 0']
const month = "created_at < now() - interval '690 days'"
const print = (line = '') => process.stdout.write(`${line}\n`)

async function timedS(work: () => Promise<unknown>): Promise<number> {
  const begunAt = performance.now()
  await work()
  return (performance.now() - begunAt) / 1_000
}

async function fill(url: string, client: pg.Client): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1 })
  for (const setting of settings) await db.run(new Sql(`set ${setting}`, []))
  await fillLiveOrders(db, washers)
  await fillCustomers(db, customers)
  await fillHistory(db, { orders: orders - washers, customers, washers })
  await db.close()
  await client.query(custodySteps)
  await client.query('vacuum (analyze)')
}

async function printSizes(client: pg.Client): Promise<void> {
  print('| table | rows | heap MB | indexes MB | deepest index, levels | vacuum of every page s |')
  print('|---|---|---|---|---|---|')
  for (const table of tables) {
    const { rows } = await client.query<Record<'rows' | 'heap' | 'indexes' | 'levels', string>>(`
      select (select count(*) from ${table}) as rows, pg_table_size('${table}') / 1000000 as heap,
        pg_indexes_size('${table}') / 1000000 as indexes,
        (select max((bt_metap(indexrelid::regclass::text)).level) + 1 from pg_index where indrelid = '${table}'::regclass) as levels`)
    const [size] = rows
    const vacuumS = await timedS(() => client.query(`vacuum (disable_page_skipping, freeze) ${table}`))
    print(
      `| \`${table}\` | ${size?.rows} | ${size?.heap} | ${size?.indexes} | ${size?.levels} | ${vacuumS.toFixed(1)} |`,
    )
  }
}

/** Milliseconds to find the events of an order, as the median of many orders. */
async function searchMs(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ first: number; last: number }>(
    'select min(id)::int as first, max(id)::int as last from orders',
  )
  const { first = 0, last = 0 } = rows[0] ?? {}
  const took: number[] = []
  for (let n = 0; n < searches; n += 1) {
    const values = [first + Math.floor(Math.random() * (last - first))]
    const begunAt = performance.now()
    await client.query({
      name: `events ${table}`,
      text: `select * from ${table} where order_id = $1 order by at`,
      values,
    })
    took.push(performance.now() - begunAt)
  }
  return took.sort((a, b) => a - b)[searches >> 1] ?? Number.NaN
}

async function compareEvents(client: pg.Client): Promise<void> {
  print('\n| events of an order | one table | 25 partitions by month |')
  print('|---|---|---|')
  const both = async (what: string, measure: (table: string) => Promise<number>, unit: string) => {
    const [one, divided] = [await measure('order_events'), await measure('divided_events')]
    print(`| ${what} | ${one.toFixed(2)} ${unit} | ${divided.toFixed(2)} ${unit} |`)
  }
  for (const [what, mode] of [
    ['found by the order, planned once', 'force_generic_plan'],
    ['found by the order, planned each time, as behind a pooler', 'force_custom_plan'],
  ] as const) {
    await client.query(`set plan_cache_mode = ${mode}`)
    await both(what, (table) => searchMs(client, table), 'ms')
  }
  const insert = (table: string) => `
    insert into ${table} (id, order_id, move, from_status, to_status, actor, at)
    select gen_random_uuid(), 1, 'place', 'draft', 'pending', 'system', now() from generate_series(1, 100000)`
  await both('a hundred thousand inserted', (table) => timedS(() => client.query(insert(table))), 's')
}

/** What the product deletes by age in batches, beside the same rows as a partition. */
async function compareRetention(client: pg.Client): Promise<void> {
  let deleted = 0
  const deleteS = await timedS(async () => {
    for (let count = -1; count !== 0; deleted += count) {
      const { rowCount } = await client.query(
        `delete from notifications where id in (select id from notifications where ${month} order by created_at limit 1000)`,
      )
      count = rowCount ?? 0
    }
  })
  const vacuumS = await timedS(() => client.query('vacuum notifications'))
  const dropS = await timedS(() => client.query('drop table divided_notifications_0'))
  print(
    `\n${deleted} notifications deleted in batches of 1,000: ${deleteS.toFixed(1)} s, and ${vacuumS.toFixed(1)} s of vacuum`,
  )
  print(`The same time as a partition, dropped: ${dropS.toFixed(2)} s`)
}

print(`Partitions on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-partitions-'))
const server = await startPostgres({ dataDir, log: () => undefined })
const client = new pg.Client({ connectionString: server.url })
try {
  await migrate(server.url)
  await client.connect()
  for (const setting of settings) await client.query(`set ${setting}`)
  await client.query('create extension pageinspect')
  print(`${orders} orders filled in ${(await timedS(() => fill(server.url, client))).toFixed(0)} s\n`)
  await printSizes(client)
  print(`\nCopied into partitions by month in ${(await timedS(() => fillDivided(client))).toFixed(0)} s`)
  await compareEvents(client)
  await compareRetention(client)
} finally {
  await client.end()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
print(`Load at the end ${loadavg()[0]?.toFixed(1)}`)
