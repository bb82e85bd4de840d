import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
/** Turns of the processes that bring one database up to date. */
export const migrationLock = 7_420_001

/** Applies the numbered SQL files that this database has not seen, each in its own transaction. Safe to run from several processes at once. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const seen = new Set(rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).sort()
    const applied: string[] = []
    for (const name of files.filter((file) => !seen.has(file))) {
      await client.query('begin')
      try {
        await client.query(await readFile(new URL(name, folder), 'utf8'))
        await client.query('insert into migrations (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name} failed`, { cause: error })
      }
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}
