import { afterEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../testing/harness/test-database.ts'
import { sha256 } from '../crypto/sha256.ts'
import { StartupError } from '../postgres/startup-error.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { type Migration, readMigrations } from './read-migrations.ts'
import { Sql, sql } from './sql.ts'

const opened: Pick<TestDatabase, 'drop'>[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop()
})

async function anEmptyDatabase() {
  const { ownerUrl: url, drop } = await emptyDatabase()
  const db = openDatabase({ url, maxConnections: 1 })
  opened.push({ drop: () => db.close().then(drop) })
  const tables = async () =>
    (
      await db.all<{ name: string }>(sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
    ).map(({ name }) => name)
  return { url, db, tables }
}
const migration = (name: string, text: string): Migration => ({ name, text, checksum: sha256(text) })
const socks = migration('0001-socks.sql', 'create table socks (id int)')
const shirts = migration('0002-shirts.sql', 'create table shirts (id int)')

test('applies each migration once when several processes start at the same time', async () => {
  const { url } = await anEmptyDatabase()
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.flat()).toEqual((await readMigrations()).map(({ name }) => name))
  expect(await migrate(url)).toEqual([])
})

test('applies only the new migrations and stores their checksums', async () => {
  const { url, db } = await anEmptyDatabase()
  expect(await migrate(url, [socks])).toEqual([socks.name])
  expect(await migrate(url, [socks, shirts])).toEqual([shirts.name])
  expect(await db.all(sql`select name, checksum from migrations order by name`)).toEqual([
    { name: socks.name, checksum: socks.checksum },
    { name: shirts.name, checksum: shirts.checksum },
  ])
})

test('refuses an applied migration whose text has changed, and applies nothing', async () => {
  const { url, tables } = await anEmptyDatabase()
  await migrate(url, [socks])
  const changed = migration(socks.name, `${socks.text} -- in pairs`)
  await expect(migrate(url, [changed, shirts])).rejects.toThrow(
    new StartupError(
      'Migration 0001-socks.sql has changed since it was applied to this database. Restore the file, or begin afresh with an empty DATA_DIR or database.',
    ),
  )
  expect(await tables()).toEqual(['migrations', 'socks'])
})

test('refuses a database with a migration that this version lacks, and applies nothing', async () => {
  const { url, tables } = await anEmptyDatabase()
  await migrate(url, [socks])
  await expect(migrate(url, [shirts])).rejects.toThrow(
    new StartupError(
      'This database has migration 0001-socks.sql, which this version lacks. Start the version that made it, or begin afresh with an empty DATA_DIR or database.',
    ),
  )
  expect(await tables()).toEqual(['migrations', 'socks'])
})

test('refuses a database from before the first release', async () => {
  const { url, db, tables } = await anEmptyDatabase()
  await db.run(sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`)
  await db.run(sql`insert into migrations (name) values ('0001-platform.sql')`)
  await expect(migrate(url)).rejects.toThrow(
    new StartupError(
      'This database was made before the first release and cannot be upgraded: begin afresh with an empty DATA_DIR or database.',
    ),
  )
  expect(await tables()).toEqual(['migrations'])
})

test('rolls back a migration that fails and keeps the ones before it', async () => {
  const { url, db, tables } = await anEmptyDatabase()
  const failing = migration(shirts.name, `${shirts.text}; insert into shirts values ('blue')`)
  await expect(migrate(url, [socks, failing])).rejects.toThrow(
    'migration 0002-shirts.sql failed: invalid input syntax for type integer: "blue"',
  )
  expect(await tables()).toEqual(['migrations', 'socks'])
  expect(await migrate(url, [socks, shirts])).toEqual([shirts.name])
  await db.run(new Sql('insert into shirts values (1)', []))
})

test('gives way while a table is locked, tries again, and names the migration when it never gets its lock', async () => {
  const { url, db } = await anEmptyDatabase()
  await migrate(url, [socks])
  const wider = migration('0002-wider.sql', 'alter table socks add column size text')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.run(sql`lock table socks in access share mode`)
    hasLock()
    await released
  })
  await locked
  const short = { limitMs: 50, pauseMs: 10 }
  await expect(migrate(url, [socks, wider], { ...short, tries: 2 })).rejects.toThrow(
    /^Migration 0002-wider.sql does not get its locks/,
  )
  const patient = migrate(url, [socks, wider], { ...short, tries: 1_000 })
  release()
  await holding
  expect(await patient).toEqual([wider.name])
})

test('tries again after it has lost a deadlock with a transaction that takes the same tables in another order', async () => {
  const { url, db } = await anEmptyDatabase()
  await migrate(url, [socks, shirts])
  const between = 1
  const wider = migration(
    '0003-wider.sql',
    `set local deadlock_timeout = '20ms'; alter table socks add column size text; select pg_advisory_xact_lock(${between});
    alter table shirts add column size text`,
  )
  const watching = openDatabase({ url, maxConnections: 1 })
  opened.unshift({ drop: watching.close })
  const waits = async (locktype: string) => {
    const { waiting } = await watching.one<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_locks
      where locktype = ${locktype} and not granted and database = (select oid from pg_database where datname = current_database())`)
    return waiting
  }
  await watching.one(sql`select pg_advisory_lock(${between}) is null as held`)
  const migrating = migrate(url, [socks, shirts, wider], { limitMs: 60_000, pauseMs: 10, tries: 1_000 })
  await expect.poll(() => waits('advisory'), { timeout: 20_000 }).toBe(1)
  const working = db.transaction(async (tx) => {
    // Of the two, the migration is to notice.
    await tx.run(sql`set local deadlock_timeout = '60s'`)
    await tx.run(sql`insert into shirts values (1)`)
    await tx.run(sql`insert into socks values (1)`)
  })
  await expect.poll(() => waits('relation'), { timeout: 20_000 }).toBe(1)
  await watching.one(sql`select pg_advisory_unlock(${between}) as released`)
  await working
  expect(await migrating).toEqual([wider.name])
})
