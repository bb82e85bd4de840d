import pg from 'pg'
import { migrationLock, migrationsTable, restoreTable } from '../db/migrate.ts'
import { type Migration, readMigrations } from '../db/read-migrations.ts'
import { jobTables, jobTablesVersion } from '../jobs/job-tables.ts'
import { StartupError } from '../postgres/startup-error.ts'
import { copyIn } from './copy-rows.ts'
import type { Manifest } from './entries.ts'
import { readTables } from './read-schema.ts'
import { hasRowsOf, markRows, moved } from './restore-mark.ts'

export interface SnapshotLoad {
  /** Makes the schema as it was. */
  begin(manifest: Manifest): Promise<void>
  table(name: string, columns: readonly string[], rows: AsyncIterable<Buffer>): Promise<number>
  /** Everything is there, or nothing. */
  commit(): Promise<void>
  close(): Promise<void>
}

/**
 * Fills an empty database from a snapshot, in one transaction: whatever ends it, a kill too, leaves the database as empty as it was.
 * Foreign keys are made again after the rows, which proves them. The rows are marked as not proven. Where those of the same backup are there
 * already, they stay; those of another database are written anew, since it may have gone on.
 */
export async function loadSnapshot(ownerUrl: string, origin: string): Promise<SnapshotLoad> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'washline-restore', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  let sequences: Manifest['sequences'] = []
  let foreignKeys: ForeignKey[] = []
  let isThere = false
  return {
    begin: async (manifest) => {
      const migrations = await migrationsOf(manifest)
      const hasRows = await hasRowsOf(client, origin)
      isThere = hasRows && origin !== moved
      if (isThere) return
      if (hasRows) await refuseOtherSchema(client, migrations)
      else await makeSchema(client, manifest, migrations)
      sequences = manifest.sequences
      foreignKeys = await dropForeignKeys(client)
      await clearTables(client)
    },
    table: (name, columns, rows) =>
      isThere ? countRows(rows) : copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, rows),
    commit: async () => {
      if (isThere) return
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`)
      await switchTriggers(client, 'enable')
      for (const { name, value } of sequences)
        await client.query('select setval($1::regclass, $2::bigint)', [name, value])
      if (await hasJobs(client))
        await client.query(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`)
      await markRows(client, origin)
      await client.query(`drop table if exists public.${restoreTable}`)
      await client.query('commit')
      await client.query('analyze')
    },
    close: () => client.end(),
  }
}

/** Each row of COPY's text is a line. */
async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0
  for await (const chunk of rows) for (const byte of chunk) if (byte === 10) count += 1
  return count
}

/** The files of the migrations that the backup has had. */
async function migrationsOf(manifest: Manifest): Promise<Migration[]> {
  const files = new Map((await readMigrations()).map((file) => [file.name, file]))
  const jobs = manifest.jobsVersion
  const made = manifest.migrations.map(({ name, checksum }) => {
    const file = files.get(name)
    if (!file)
      throw new StartupError(
        `This backup is of a newer version: it has the migration ${name}, which this version lacks. Install that version, or a later one.`,
      )
    if (file.checksum !== checksum)
      throw new StartupError(`This backup is of another version: its migration ${name} differs from this one's.`)
    return file
  })
  if (jobs !== undefined && jobs !== jobTablesVersion())
    throw new StartupError(
      `This backup has version ${jobs} of the job queue's tables, and this version makes ${jobTablesVersion()}. Restore it with the version that made it, then update.`,
    )
  return made
}

async function makeSchema(client: pg.Client, manifest: Manifest, migrations: readonly Migration[]): Promise<void> {
  await client.query(migrationsTable)
  for (const { name, text, checksum } of migrations) {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
  if (manifest.jobsVersion !== undefined) await client.query(jobTables())
}

/** Rows of a move are written again into the tables that it made. */
async function refuseOtherSchema(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const made = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  if (made.size === migrations.length && migrations.every(({ name, checksum }) => made.get(name) === checksum)) return
  throw new StartupError(
    'The database has the tables of another version, from a move that was not finished. Take an empty database.',
  )
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
     order by oid`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

/** Rows that migrations insert have changed since, and triggers have done their work when the rows were written first. */
async function clearTables(client: pg.Client): Promise<void> {
  await switchTriggers(client, 'disable')
  const tables = await readTables(client)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
}

async function switchTriggers(client: pg.Client, how: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`alter table ${name} ${how} trigger user`)
}

async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('jobs.job') is not null as made`)
  return rows[0]?.made === true
}
