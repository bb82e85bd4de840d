import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { S3 } from '../config/config.ts'
import { StartupError } from '../postgres/startup-error.ts'
import { s3Objects } from '../storage/s3/s3-objects.ts'
import { writeDurably } from '../storage/write-durably.ts'

/** Where backups lie: a folder, or a bucket. A name is `<backup>/<file>`. */
export interface BackupStore {
  /** For people: where it is. */
  readonly place: string
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** Every name that begins like this. */
  list(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

const bucketFolder = 'backups/'
const pieceTimeoutMs = 120_000
/** The setting that names the bucket of the photos. */
export const inBucket = 'bucket'

export function openBackupStore(to: string, s3: S3 | undefined): BackupStore {
  if (to !== inBucket) return folderStore(to)
  if (!s3) throw new StartupError('BACKUP_TO: bucket goes with S3_BUCKET')
  const objects = s3Objects({ ...s3, timeoutMs: pieceTimeoutMs })
  return {
    place: `bucket ${s3.bucket}`,
    put: (name, bytes) => objects.put(bucketFolder + name, bytes, 'application/octet-stream'),
    get: (name) => objects.get(bucketFolder + name),
    list: async (prefix) => (await objects.list(bucketFolder + prefix)).map((name) => name.slice(bucketFolder.length)),
    remove: (name) => objects.remove(bucketFolder + name),
  }
}

function folderStore(folder: string): BackupStore {
  return {
    place: folder,
    put: async (name, bytes) => {
      const path = join(folder, name)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeWhole(path, bytes)
      } catch (error) {
        throw explain(folder, error)
      }
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    list: async (prefix) => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const names = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      return names.map((path) => path.slice(join(folder, '/').length)).filter((name) => name.startsWith(prefix))
    },
    remove: async (name) => {
      await rm(join(folder, name), { force: true })
      // The folder of a backup goes with its last file.
      await rm(dirname(join(folder, name)), { recursive: false }).catch(() => undefined)
    },
  }
}

/** A name is there once its content is whole. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.part`
  await writeDurably(draft, bytes, 'w')
  await rename(draft, path)
}

const unwritable: ReadonlySet<string> = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOENT'])

function explain(folder: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartupError(`There is no room left in ${folder}.`)
  if (code !== undefined && unwritable.has(code)) return new StartupError(`${folder} cannot be written (${code}).`)
  return error
}
