import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '../platform/config/config.ts'

export const passphrase = 'a passphrase of the tests'

/** Folders that go at the end. */
export function temporaryFolders() {
  const made: string[] = []
  return {
    make: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'washline-backup-'))
      made.push(folder)
      return folder
    },
    remove: () => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))),
  }
}

export function configOf(settings: Readonly<Record<string, string>>): Config {
  const read = readConfig({ BACKUP_PASSPHRASE: passphrase, ...settings })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.config
}

/** How many tables and indexes a database has, its mark of a restore aside. */
export const tablesOf = async ({ ownerUrl }: { readonly ownerUrl: string }): Promise<number> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relname <> 'restore_unfinished'`,
  )
  await client.end()
  return rows.length
}
