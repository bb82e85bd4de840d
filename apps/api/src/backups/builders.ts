import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
