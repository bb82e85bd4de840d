import pg from 'pg'
import { copyOut } from './copy-rows.ts'
import { contentOf, type Entry, type Manifest, noContent } from './entries.ts'
import { type CopiedTable, readJobsVersion, readSequences, readTables } from './read-schema.ts'

/** Jobs that have ended are history. */
const openJobs = ` where state in ('created', 'retry', 'active')`
const isJobs = ({ name }: CopiedTable) => name === '"jobs"."job"'

/**
 * The rows of a database as they are at one moment, while it is used: every table from one snapshot. The schema is not part of it,
 * the migrations make it.
 */
export async function* takeSnapshot(databaseUrl: string): AsyncGenerator<Entry> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'washline-backup', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const header = await readManifest(client)
    yield { header, content: noContent }
    for (const table of await readTables(client)) {
      const { name, columns } = table
      const statement = `copy (select ${columns.join(', ')} from ${name}${isJobs(table) ? openJobs : ''}) to stdout`
      yield { header: { kind: 'table', name, columns: [...columns] }, content: copyOut(client, statement) }
    }
  } finally {
    // Where the reader has stopped, rows are still on their way: nothing is waited for.
    await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, 2_000).unref())])
  }
}

async function readManifest(client: pg.Client): Promise<Manifest> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  const { rows } = await client.query<{ at: string; version: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, current_setting('server_version') as version`,
  )
  const jobsVersion = await readJobsVersion(client)
  return {
    kind: 'manifest',
    takenAt: rows[0]?.at ?? '',
    postgres: rows[0]?.version ?? '',
    migrations,
    ...(jobsVersion !== undefined && { jobsVersion }),
    sequences: await readSequences(client),
  }
}

/** The secrets of an installation as entries. */
export async function* secretEntries(secrets: Readonly<Record<string, readonly string[]>>): AsyncGenerator<Entry> {
  for (const [name, keys] of Object.entries(secrets))
    yield { header: { kind: 'secret', name }, content: contentOf(Buffer.from(`${keys.join('\n')}\n`)) }
}
