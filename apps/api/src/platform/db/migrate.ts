import pg from 'pg'
import { StartupError } from '../postgres/startup-error.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

/** The advisory lock under which processes migrate one database in turn. */
export const migrationLock = 7_420_001

export const migrationsTable = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

const connectLimitMs = 10_000

const beginAfresh = 'begin afresh with an empty DATA_DIR or database'

/**
 * Applies the migrations that this database has not had, each in its own transaction, and returns their names. Refuses a
 * database whose applied migrations differ from the files. Safe to run from several processes at once.
 */
export async function migrate(databaseUrl: string, migrations?: readonly Migration[]): Promise<string[]> {
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
    const applied = await readApplied(client)
    refuseContradictions(applied, files)
    const pending = files.filter(({ name }) => !applied.has(name))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
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

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
