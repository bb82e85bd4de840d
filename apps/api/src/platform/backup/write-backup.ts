import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sha256 } from '../crypto/sha256.ts'
import type { Files } from '../storage/storage.ts'
import { type BackupHeader, backupName, headerName, pieceName } from './backup-names.ts'
import type { BackupStore } from './backup-store.ts'
import { contentOf, type Entry, noContent, writeEntries } from './entries.ts'
import { newSeal, sealPieces } from './seal-pieces.ts'
import { secretEntries, takeSnapshot } from './take-snapshot.ts'

export interface BackupSource {
  readonly databaseUrl: string
  readonly files: Files
  readonly secrets: Readonly<Record<string, readonly string[]>>
}

export interface WrittenBackup {
  readonly name: string
  readonly bytes: number
  readonly tables: number
  readonly photos: number
}

/** Writes a backup of a running or stopped installation. It counts once its header is there, which is written last. */
export async function writeBackup(
  source: BackupSource,
  to: { store: BackupStore; passphrase: string; now: Date; version: string; onPiece?: () => Promise<void> },
): Promise<WrittenBackup> {
  const { store, now } = to
  const name = backupName(now)
  const counted = { tables: 0, photos: 0 }
  const { header: seal, key } = await newSeal(to.passphrase)
  let pieces = 0
  let bytes = 0
  try {
    for await (const sealed of sealPieces(key, zipped(writeEntries(entriesOf(source, counted))))) {
      await store.put(pieceName(name, pieces), sealed)
      pieces += 1
      bytes += sealed.length
      await to.onPiece?.()
    }
    const header: BackupHeader = { seal, pieces, bytes, takenAt: now.toISOString(), version: to.version, ...counted }
    await store.put(headerName(name), Buffer.from(`${JSON.stringify(header, undefined, 2)}\n`))
  } catch (error) {
    for (let number = 0; number <= pieces; number += 1)
      await store.remove(pieceName(name, number)).catch(() => undefined)
    throw error
  }
  return { name, bytes, ...counted }
}

/** The error of whatever comes before is thrown where the zipped bytes are read. */
function zipped(plain: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gzip = createGzip({ level: 3 })
  pipeline(Readable.from(plain), gzip).catch(() => undefined)
  return gzip
}

async function* entriesOf(source: BackupSource, counted: { tables: number; photos: number }): AsyncGenerator<Entry> {
  // First, so that a machine with others refuses at once.
  yield* secretEntries(source.secrets)
  for await (const entry of takeSnapshot(source.databaseUrl)) {
    if (entry.header.kind === 'table') counted.tables += 1
    yield entry
  }
  // A photo is stored before a row refers to it: those of the snapshot are all there, unless they were erased meanwhile.
  for (const name of (await source.files.list?.()) ?? []) {
    const jpeg = await source.files.get(name)
    if (!jpeg) continue
    counted.photos += 1
    yield { header: { kind: 'photo', name, sha256: sha256(jpeg) }, content: contentOf(jpeg) }
  }
  yield { header: { kind: 'end', ...counted }, content: noContent }
}
