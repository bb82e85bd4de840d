import { createHash } from 'node:crypto'
import { StartupError } from '../postgres/startup-error.ts'
import type { BackupStore } from './backup-store.ts'
import { readBackup } from './read-backup.ts'
import type { WrittenBackup } from './write-backup.ts'

/** Reads a backup as a restore would: every piece opens, every photo has its hash, and nothing is missing. Throws where it is not so. */
export async function proveBackup(store: BackupStore, passphrase: string, written: WrittenBackup): Promise<void> {
  const seen = { tables: 0, photos: 0 }
  for await (const { header, content } of readBackup(store, written.name, passphrase)) {
    if (header.kind === 'table') seen.tables += 1
    if (header.kind !== 'photo') continue
    seen.photos += 1
    const hash = createHash('sha256')
    for await (const chunk of content) hash.update(chunk)
    if (hash.digest('hex') !== header.sha256)
      throw new StartupError(`It was written, but its photo ${header.name} is not as it was.`)
  }
  if (seen.tables !== written.tables || seen.photos !== written.photos)
    throw new StartupError('It was written, but it has fewer tables or photos than were put into it.')
}
