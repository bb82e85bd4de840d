import type { Database } from '../../src/platform/db/database.ts'
import { Sql, sql } from '../../src/platform/db/sql.ts'

const bookkeeping = ['rate_limits', 'idempotency_keys', 'disk_watches', 'migrations']

/** A digest per table, waiting jobs included: equal before and after what must change nothing. */
export async function fingerprintDatabase(db: Database): Promise<Record<string, string>> {
  const tables = await db.all<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' and table_name <> all(${bookkeeping})`)
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t`,
  )
  digests.push(`select 'jobs', count(*)::text from jobs.job`)
  const rows = await db.all<{ name: string; digest: string }>(new Sql(digests.join(' union all '), []))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
