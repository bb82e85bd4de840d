import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportCorrectionsDeps } from '../deps.ts'
import { scansToLearnFrom } from '../queries.ts'

const batchSize = 100

/**
 * Exports scans of customers who consented: `photos/<n>.jpg`, and in `labels.jsonl` one line per photo with the items that
 * the scanner found and the item list of the placed order. The export contains no ids and no names.
 */
export async function exportCorrections({ db, storage }: ExportCorrectionsDeps, folder: string): Promise<number> {
  await mkdir(join(folder, 'photos'), { recursive: true })
  const lines: string[] = []
  const orders = new Map<number, number>()
  for (let after = 0; ; ) {
    const scans = await scansToLearnFrom(db, { after, limit: batchSize })
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
    if (scans.length < batchSize) break
  }
  await writeFile(join(folder, 'labels.jsonl'), lines.map((line) => `${line}\n`).join(''))
  return lines.length
}
