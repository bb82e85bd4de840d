import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartupError } from '../postgres/startup-error.ts'
import { pieceName, readHeader } from './backup-names.ts'
import type { BackupStore } from './backup-store.ts'
import { type Entry, readEntries } from './entries.ts'
import { openPieces, openSeal } from './seal-pieces.ts'

/** The entries of a backup. A wrong passphrase, a missing piece and a changed one each end it with a line that names what is wrong. */
export async function* readBackup(store: BackupStore, name: string, passphrase: string): AsyncGenerator<Entry> {
  const header = await readHeader(store, name)
  if (!header) throw new StartupError(`There is no backup ${name} in ${store.place}, or it was never finished.`)
  const key = await openSeal(passphrase, header.seal)
  const gunzip = createGunzip()
  const pieces = openPieces(key, header.pieces, (number) => store.get(pieceName(name, number)))
  pipeline(Readable.from(pieces), gunzip).catch(() => undefined)
  let isWhole = false
  for await (const entry of readEntries(gunzip)) {
    isWhole = entry.header.kind === 'end'
    yield entry
  }
  if (!isWhole) throw new StartupError(`The backup ${name} ends before its end.`)
}
