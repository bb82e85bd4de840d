import pg from 'pg'
import type { Log } from '../platform/log/log.ts'

/** What a reset leaves as it is: what belongs to the installation, and the marks of the demo itself. */
const untouched = ['migrations', 'realtime_app', 'demo_loads', 'demo_markets', 'disk_watches', 'rate_limits']
const copies = 'demo_copies'
/** A reset waits no longer for the requests that are under way. */
const lockTimeoutMs = 10_000
const attempts = 3

const nameOf = pg.escapeIdentifier
const retried = ['40P01', '55P03']

async function asOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    const result = await work(owner)
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await owner.end()
  }
}

/** The tables of the market. In the order of creation each foreign key finds its row. */
async function tablesOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all($1) order by oid`,
    [untouched],
  )
  return rows.map(({ name }) => name)
}

const migrationsOf = async (owner: pg.Client): Promise<number> =>
  (await owner.query<{ count: string }>('select count(*) from migrations')).rows.map(({ count }) => Number(count))[0] ??
  0

/** Makes a copy of the filled demo market beside it, once; of no other market. */
export const copyDemoMarket = (ownerUrl: string, at: Date): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select from demo_markets where copied_at is null for update')
    if (!rowCount) return
    await owner.query(`drop schema if exists ${copies} cascade`)
    await owner.query(`create schema ${copies}`)
    for (const table of await tablesOf(owner))
      await owner.query(`create table ${copies}.${nameOf(table)} as table public.${nameOf(table)}`)
    await owner.query(
      `create table ${copies}.jobs as select * from jobs.job where state in ('created', 'retry') and name not like '\\_\\_pgboss%'`,
    )
    await owner.query('update demo_markets set copied_at = $1, copied_migrations = $2', [at, await migrationsOf(owner)])
  })

/** Whether a reset is possible: the copy is there, and its tables are those of now. */
async function canReset(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query('select from demo_markets where copied_migrations = $1 for update', [
    await migrationsOf(owner),
  ])
  return rowCount === 1
}

/** The rows of a table as they were copied. Generated columns follow from the others. */
async function restore(owner: pg.Client, schema: string, table: string, from: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`${schema}.${nameOf(table)}`],
  )
  const columns = rows.map(({ name }) => name).join(', ')
  await owner.query(
    `insert into ${schema}.${nameOf(table)} (${columns}) overriding system value
     select ${columns} from ${copies}.${nameOf(from)} on conflict do nothing`,
  )
}

/**
 * Brings the demo market back to its copy, in one transaction: every read sees the market before or after. Everybody is
 * signed out. Ids are not used twice, so that what was under way finds nothing. False where there is nothing to go back to.
 */
async function resetOnce(ownerUrl: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query(`set local lock_timeout = ${lockTimeoutMs}`)
    if (!(await canReset(owner))) return false
    const tables = await tablesOf(owner)
    const all = tables.map((table) => `public.${nameOf(table)}`).join(', ')
    await owner.query(`lock table ${all} in access exclusive mode`)
    // Append-only rows are guarded by triggers, which their owner may lift within this transaction.
    for (const table of tables) await owner.query(`alter table public.${nameOf(table)} disable trigger user`)
    await owner.query(`truncate ${all}`)
    for (const table of tables) await restore(owner, 'public', table, table)
    for (const table of tables) await owner.query(`alter table public.${nameOf(table)} enable trigger user`)
    await owner.query(`delete from jobs.job where state in ('created', 'retry') and name not like '\\_\\_pgboss%'`)
    await restore(owner, 'jobs', 'job', 'jobs')
    return true
  })
}

export async function resetDemoMarket(ownerUrl: string, log: Log): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await resetOnce(ownerUrl)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (attempt >= attempts || !code || !retried.includes(code)) throw error
      log.warn('demo.reset-again', { code, attempt })
    }
  }
}
