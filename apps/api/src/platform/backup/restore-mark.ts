import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrationLock, restoreTable } from '../db/migrate.ts'
import { StartupError } from '../postgres/startup-error.ts'

const markName = 'restore-unfinished'
const restoreMark = (dataDir: string): string => join(dataDir, markName)

/** A market that was restored in part, or is not proven, takes no orders. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(restoreMark(dataDir))) return
  throw new StartupError(
    `A restore into ${dataDir} was not finished, or what it restored was not proven. Run npm run restore again; to start all the same, delete ${restoreMark(dataDir)}.`,
  )
}

export async function markUnfinished(dataDir: string, what: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(restoreMark(dataDir), `${what}\n`)
}

/** The rows themselves are marked by a comment, which commits with them: other machines use the same database. */
const prefix = 'not proven, restored from '

/** In place of a backup's name: rows that `npm run database:move` brought. */
export const moved = 'another database'

const commandFor = (origin: string) =>
  origin === moved ? 'npm run database:move' : `npm run restore -- --name ${origin}`

/** The backup whose rows the database has and whose proof is missing. */
async function unprovenBackup(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ text: string | null }>(
    `select obj_description(to_regclass('public.migrations'), 'pg_class') as text`,
  )
  const text = rows[0]?.text
  return text?.startsWith(prefix) ? text.slice(prefix.length) : undefined
}

export const markRows = (client: pg.Client, backup: string) =>
  client.query(`comment on table public.migrations is ${pg.escapeLiteral(prefix + backup)}`)

/** Whether the rows of this backup, or of a move, are there already from a command that was ended before its proof. Throws where there are others. */
export async function hasRowsOf(client: pg.Client, backup: string): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> '${restoreTable}') as used`,
  )
  if (!rows[0]?.used) return false
  const unproven = await unprovenBackup(client)
  if (unproven === undefined)
    throw new StartupError('The database is not empty. Restore into an empty one, or into an empty DATA_DIR.')
  if (unproven !== backup)
    throw new StartupError(
      `The database has the rows of ${unproven}, which were not proven. Run ${commandFor(unproven)} again, or take an empty database.`,
    )
  return true
}

/** In an empty database, before any row comes: no process starts there until they have. One that is in use is refused, and stays as it is. */
export const markBegun = (ownerUrl: string, backup: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    if (!(await hasRowsOf(client, backup)))
      await client.query(`create table if not exists public.${restoreTable} as select now() as begun_at`)
    await client.query('commit')
  })

const isNewFolder = (dataDir: string) =>
  readdir(dataDir).then(
    (names) => names.length === 0,
    () => true,
  )

/** Marks folder and database before anything comes into either. Only a folder that nobody uses yet is marked before the database was asked. */
export async function beginRestore({ ownerUrl, dataDir }: { ownerUrl: string; dataDir: string }, backup: string) {
  const isNew = await isNewFolder(dataDir)
  if (isNew) await markUnfinished(dataDir, backup)
  try {
    await markBegun(ownerUrl, backup)
  } catch (error) {
    if (isNew) await rm(restoreMark(dataDir))
    throw error
  }
  await markUnfinished(dataDir, backup)
}

export const refuseUnprovenRows = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const backup = await unprovenBackup(client)
    if (backup === undefined) return
    throw new StartupError(
      `The database has the rows of ${backup}, and what brought them was not finished. Run ${commandFor(backup)} again; to start all the same, run there: comment on table migrations is null`,
    )
  })

export const unmarkRows = (ownerUrl: string) =>
  withClient(ownerUrl, (client) => client.query('comment on table public.migrations is null'))

export async function markProven(ownerUrl: string, dataDir: string): Promise<void> {
  await unmarkRows(ownerUrl)
  await rm(restoreMark(dataDir), { force: true })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'washline-restore', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
