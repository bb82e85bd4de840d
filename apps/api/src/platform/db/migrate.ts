import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../postgres/startup-error.ts'
import { type Migration, readMigrations } from './read-migrations.ts'
import { sqlState } from './sql-state.ts'

/** The advisory lock under which processes migrate one database in turn. */
export const migrationLock = 7_420_001

export const migrationsTable = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** Made in an empty database when its rows are about to come from elsewhere, and gone with their commit. */
export const restoreTable = 'restore_unfinished'

/**
 * Rights are given after the migrations. What the processes of the version before change meanwhile may already meet a new trigger, which reads
 * a new table as their role.
 */
const letRead = `do $$ begin
  if exists (select from pg_roles where rolname = current_user || '_app') then
    execute format('alter default privileges in schema public grant select on tables to %I', current_user || '_app');
  end if;
end $$`

const connectLimitMs = 10_000

/**
 * While a migration waits for a lock, all who come after it wait too: it gives up soon, lets them through and tries again. The same where it
 * and a transaction of a running process wait for each other.
 */
export interface LockPatience {
  readonly limitMs: number
  readonly pauseMs: number
  readonly tries: number
}
const usualPatience: LockPatience = { limitMs: 3_000, pauseMs: 2_000, tries: 20 }
/** Its lock did not come in time; it has lost a deadlock. */
const gaveWay = new Set(['55P03', '40P01'])

const beginAfresh = 'begin afresh with an empty DATA_DIR or database'

/**
 * Applies the migrations that this database has not had, each in its own transaction, and returns their names. Refuses a
 * database whose applied migrations differ from the files. Safe to run from several processes at once.
 */
export async function migrate(
  databaseUrl: string,
  migrations?: readonly Migration[],
  lock: LockPatience = usualPatience,
): Promise<string[]> {
  const files = migrations ?? (await readMigrations())
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
  })
  // A connection that ends between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseBegunRestore(client)
    const applied = await readApplied(client)
    refuseContradictions(applied, files)
    const pending = files.filter(({ name }) => !applied.has(name))
    if (pending.length > 0) await client.query(letRead)
    for (const migration of pending) await applyPatiently(client, migration, lock)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** What waited here for the end of a restore that was killed would make an empty market. */
async function refuseBegunRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isBegun: boolean }>(
    `select to_regclass('public.${restoreTable}') is not null as "isBegun"`,
  )
  if (!rows[0]?.isBegun) return
  throw new StartupError(
    `A restore into this database, or a move, has begun and was not finished. Run its command again; to start an empty market all the same, run there: drop table ${restoreTable}`,
  )
}

/** The checksum of each applied migration, by name. */
async function readApplied(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  await client.query(migrationsTable)
  const { rows: columns } = await client.query(
    `select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'checksum' and not attisdropped`,
  )
  if (columns.length === 0)
    throw new StartupError(`This database was made before the first release and cannot be upgraded: ${beginAfresh}.`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseContradictions(applied: ReadonlyMap<string, string>, files: readonly Migration[]): void {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    const current = checksums.get(name)
    if (current === undefined)
      throw new StartupError(
        `This database has migration ${name}, which this version lacks. Start the version that made it, or ${beginAfresh}.`,
      )
    if (current !== checksum)
      throw new StartupError(
        `Migration ${name} has changed since it was applied to this database. Restore the file, or ${beginAfresh}.`,
      )
  }
}

async function applyPatiently(client: pg.Client, migration: Migration, lock: LockPatience): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration, lock)
    } catch (error) {
      if (!(error instanceof Error) || !gaveWay.has(sqlState(error.cause) ?? '')) throw error
      if (tries >= lock.tries)
        throw new StartupError(
          `Migration ${migration.name} does not get its locks: something holds a table for long. Look into pg_stat_activity, end it, and start again; nothing was changed.`,
        )
      await pause(lock.pauseMs)
    }
  }
}

async function apply(
  client: pg.Client,
  { name, text, checksum }: Migration,
  { limitMs }: Pick<LockPatience, 'limitMs'>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${limitMs}`)
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
