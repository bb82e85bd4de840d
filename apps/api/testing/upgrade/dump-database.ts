import pg from 'pg'
import { migrationsTable } from '../../src/platform/db/migrate.ts'
import { readMigrations } from '../../src/platform/db/read-migrations.ts'

/** Refilled within minutes by a running process; the job queue has a schema and upgrades of its own. */
const transient = ['rate_limits']

/** The schema as the migrations make it, and every row, as one SQL text. The server's binaries contain no pg_dump. */
export async function dumpDatabase(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const schema = (await readMigrations()).map(({ text }) => text)
    // In the order of creation each foreign key finds its row.
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> all($1) order by relname = 'migrations', oid`,
      [transient],
    )
    const rows: string[] = []
    for (const { name } of tables) {
      // Rows that a migration inserts have changed since.
      if (schema.some((text) => text.includes(`\ninsert into ${name} `))) rows.push(`delete from ${name};`)
      rows.push(...(await dumpRows(client, name)))
    }
    const { rows: sequences } = await client.query<{ text: string }>(
      `select format('select setval(%L, %s);', sequencename, last_value) as text from pg_sequences
        where schemaname = 'public' and last_value is not null order by sequencename`,
    )
    return [migrationsTable, ';', ...schema, ...rows, ...sequences.map(({ text }) => text), ''].join('\n')
  } finally {
    await client.end()
  }
}

async function dumpRows(client: pg.Client, table: string): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string; keyPosition: number | null }>(
    `select quote_ident(a.attname) as name, array_position(i.indkey::int2[], a.attnum) as "keyPosition"
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const key = columns.filter(({ keyPosition }) => keyPosition !== null)
  key.sort((a, b) => Number(a.keyPosition) - Number(b.keyPosition))
  const { rows } = await client.query<{ text: string }>(
    `select '(' || concat_ws(', ', ${names.map((name) => `quote_nullable(${name}::text)`)}) || ')' as text
      from ${table} order by ${key.map(({ name }) => name)}`,
  )
  if (rows.length === 0) return []
  const values = rows.map(({ text }) => text).join(',\n')
  return [`insert into ${table} (${names.join(', ')}) overriding system value values\n${values};`]
}
