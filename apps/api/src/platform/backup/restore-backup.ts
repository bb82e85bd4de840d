import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretsFolder } from '../config/secrets.ts'
import { sha256 } from '../crypto/sha256.ts'
import { StartupError } from '../postgres/startup-error.ts'
import type { Files } from '../storage/storage.ts'
import type { Entry } from './entries.ts'
import { loadSnapshot, type SnapshotLoad } from './load-snapshot.ts'

export interface RestoreTarget {
  /** The name of the backup. */
  readonly backup: string
  readonly ownerUrl: string
  readonly files: Files
  readonly dataDir: string
}

export interface Restored {
  readonly takenAt: string
  readonly rows: number
  readonly photos: ReadonlyMap<string, string>
}

/** Writes photos and rows as they come; the rows are committed last, when everything else is there. */
export async function restoreBackup(entries: AsyncIterable<Entry>, target: RestoreTarget): Promise<Restored> {
  const load = await loadSnapshot(target.ownerUrl, target.backup)
  try {
    return await fill(entries, load, target)
  } finally {
    await load.close()
  }
}

async function fill(entries: AsyncIterable<Entry>, load: SnapshotLoad, target: RestoreTarget): Promise<Restored> {
  const secrets = new Map<string, string>()
  const photos = new Map<string, string>()
  let rows = 0
  let takenAt = ''
  for await (const { header, content } of entries) {
    if (header.kind === 'manifest') {
      takenAt = header.takenAt
      await load.begin(header)
    } else if (header.kind === 'table') rows += await load.table(header.name, header.columns, content)
    else if (header.kind === 'secret') secrets.set(header.name, await readSecret(target.dataDir, header.name, content))
    else if (header.kind === 'photo') {
      await target.files.put(header.name, await readPhoto(header, content))
      photos.set(header.name, header.sha256)
    } else await writeSecrets(target.dataDir, secrets)
  }
  await load.commit()
  return { takenAt, rows, photos }
}

async function read(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function readPhoto({ name, sha256: wanted }: { name: string; sha256: string }, content: AsyncIterable<Buffer>) {
  const jpeg = await read(content)
  if (sha256(jpeg) !== wanted) throw new StartupError(`The photo ${name} of the backup does not have its hash.`)
  return jpeg
}

/** The secrets of one use, where the machine has no others. */
async function readSecret(dataDir: string, name: string, content: AsyncIterable<Buffer>): Promise<string> {
  const text = (await read(content)).toString()
  const path = join(secretsFolder(dataDir), name)
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present !== undefined && present.trim() !== text.trim())
    throw new StartupError(`${path} has other secrets than the backup. Move it away, or choose an empty DATA_DIR.`)
  return text
}

async function writeSecrets(dataDir: string, secrets: ReadonlyMap<string, string>): Promise<void> {
  const folder = secretsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, text] of secrets) await writeFile(join(folder, name), text, { mode: 0o600, flush: true })
}

/** The photos that are not stored as the backup had them. */
export async function wrongPhotos(files: Files, photos: ReadonlyMap<string, string>): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, wanted] of photos) {
    const jpeg = await files.get(name)
    if (!jpeg || sha256(jpeg) !== wanted) wrong.push(name)
  }
  return wrong
}
