import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { scansToLearnFrom } from '../queries.ts'

export interface ExportCorrectionsDeps {
  readonly db: Database
  readonly storage: Pick<Storage, 'get'>
}

const atOnce = 100

/**
 * Writes photos and labels of people who agreed into a folder: `photos/<n>.jpg`, and in `labels.jsonl` a line for each with
 * what was found on it and the whole list that the customer placed. Nothing says whose they are.
 */
export async function exportCorrections({ db, storage }: ExportCorrectionsDeps, folder: string): Promise<number> {
  await mkdir(join(folder, 'photos'), { recursive: true })
  const lines: string[] = []
  const orders = new Map<number, number>()
  for (let after = 0; ; ) {
    const scans = await scansToLearnFrom(db, { after, limit: atOnce })
    for (const { id, orderId, photoKey, scanner, found, items } of scans) {
      after = id
      const jpeg = await storage.get(photoKey)
      if (!jpeg) continue
      const order = orders.get(orderId) ?? orders.size + 1
      orders.set(orderId, order)
      const photo = `photos/${lines.length + 1}.jpg`
      await writeFile(join(folder, photo), jpeg)
      lines.push(JSON.stringify({ photo, order, scanner, found, items }))
    }
    if (scans.length < atOnce) break
  }
  await writeFile(join(folder, 'labels.jsonl'), lines.map((line) => `${line}\n`).join(''))
  return lines.length
}
