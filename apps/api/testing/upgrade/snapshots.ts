import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'

const folder = new URL('snapshots/', import.meta.url)

export const snapshotOf = (version: string): URL => new URL(`${version}.sql.gz`, folder)

/** The version of the newest snapshot. */
export async function newestSnapshot(): Promise<string> {
  const versions = (await readdir(folder)).map((name) => name.replace('.sql.gz', ''))
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (!newest) throw new Error('there is no snapshot: npm run release:snapshot makes one')
  return newest
}

/** Makes the tables of that version in an empty database and fills them. */
export async function restoreSnapshot(databaseUrl: string, version: string): Promise<void> {
  const text = await promisify(gunzip)(await readFile(snapshotOf(version)))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(text.toString('utf8'))
  } finally {
    await client.end()
  }
}
