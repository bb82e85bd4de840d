import { Client } from 'pg'
import type { Database } from '../../src/platform/db/database.ts'
import { Sql, sql } from '../../src/platform/db/sql.ts'

export type Fingerprint = Readonly<Record<string, string>>

const bookkeeping = ['rate_limits', 'recent_writes', 'idempotency_keys', 'disk_watches', 'migrations']

async function listTables(db: Database): Promise<readonly string[]> {
  const tables = await db.all<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' and table_name <> all(${bookkeeping})`)
  return tables.map(({ name }) => name)
}

async function digestTables(db: Database, tables: readonly string[]): Promise<Fingerprint> {
  const digests = tables.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t`,
  )
  const rows = await db.all<{ name: string; digest: string }>(
    new Sql([`select 'jobs' as name, count(*)::text as digest from jobs.job`, ...digests].join(' union all '), []),
  )
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** A digest per table, waiting jobs included: equal before and after what must change nothing. */
export const fingerprintDatabase = async (db: Database): Promise<Fingerprint> => digestTables(db, await listTables(db))

/**
 * Gives `fingerprintDatabase` for a test that takes it hundreds of times: triggers note every table that a committed
 * statement wrote to, and only those are read again.
 */
export async function watchDatabase(db: Database, ownerUrl: string): Promise<() => Promise<Fingerprint>> {
  const tables = await listTables(db)
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(`
      create schema watched;
      create unlogged table watched.written (name text not null);
      grant usage on schema watched to public;
      grant select, delete on watched.written to public;
      create function watched.note() returns trigger language plpgsql security definer as
        $$ begin insert into watched.written values (tg_argv[0]); return null; end $$`)
    for (const name of tables)
      await owner.query(
        `create trigger watched after insert or update or delete or truncate on ${name}
         for each statement execute function watched.note('${name}')`,
      )
  } finally {
    await owner.end()
  }
  let cached = await digestTables(db, tables)
  return async () => {
    // Taken off before they are read: what is written meanwhile is noted for the next time.
    const written = await db.all<{ name: string }>(sql`
      with taken as (delete from watched.written returning name) select distinct name from taken order by name`)
    const names = written.map(({ name }) => name)
    cached = { ...cached, ...(await digestTables(db, names)) }
    return cached
  }
}
