import { z } from 'zod'
import type { BackupStore } from './backup-store.ts'
import { sealSchema } from './seal-pieces.ts'

const headerFile = 'backup.json'
const namePattern = /^washline-\d{8}T\d{6}Z$/

const headerSchema = z.object({
  seal: sealSchema,
  pieces: z.number().int().min(1),
  bytes: z.number(),
  takenAt: z.iso.datetime(),
  version: z.string(),
  tables: z.number(),
  photos: z.number(),
})
/** What can be read of a backup without its passphrase. */
export type BackupHeader = z.output<typeof headerSchema>

/** By the second of its time: names sort by age. */
export const backupName = (at: Date): string => `washline-${at.toISOString().replace(/\.\d+|[-:]/g, '')}`
export const headerName = (backup: string): string => `${backup}/${headerFile}`
export const pieceName = (backup: string, number: number): string =>
  `${backup}/${String(number).padStart(6, '0')}.piece`

export async function readHeader(store: BackupStore, backup: string): Promise<BackupHeader | undefined> {
  const text = await store.get(headerName(backup))
  return text && headerSchema.parse(JSON.parse(text.toString()))
}

/** The backups of a place, oldest first: the whole ones, and those that were never finished. */
export async function listBackups(store: BackupStore): Promise<{ whole: string[]; unfinished: string[] }> {
  const files = await store.list('washline-')
  const names = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((name) => namePattern.test(name))
  const whole = new Set(files.filter((file) => file.endsWith(`/${headerFile}`)).map((file) => file.split('/')[0]))
  return {
    whole: names.filter((name) => whole.has(name)).sort(),
    unfinished: names.filter((name) => !whole.has(name)).sort(),
  }
}

/** Removes a backup, its header first: what is left of a removal that was cut off is no backup. */
export async function removeBackup(store: BackupStore, backup: string): Promise<void> {
  await store.remove(headerName(backup))
  for (const file of await store.list(`${backup}/`)) await store.remove(file)
}
