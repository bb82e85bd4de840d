import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedScanner } from '../../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import type { Judgement } from '../judge-scan.ts'
import { percentileMs, scanPhoto } from '../scan-photo.ts'
import { readFixedPhotographs } from './fixed-photographs.ts'
import { fixedRows } from './fixed-rows.ts'
import { type PlacedPhoto, readManifest, writePictures } from './write-pictures.ts'

export interface FixedEvaluation {
  readonly photographs: string
  /** Where the pictures are written, once. */
  readonly pictures: string
  /** Pictures without laundry; half of them belong to each part. */
  readonly without: string | undefined
  readonly modelFolder: URL
}

/** The tables of both parts over the fixed pictures, as the product scans them. */
export async function evaluateFixed(options: FixedEvaluation): Promise<string[]> {
  const photographs = await readFixedPhotographs(options.photographs)
  const { photos, changed } = await writePictures(photographs, options.pictures, await readManifest())
  const all = [...photos, ...(options.without ? await readWithout(options.without) : [])]
  const scanner = createEmbeddedScanner({ modelFolder: options.modelFolder, timeoutMs: 60_000 })
  await scanner.warm()
  const judged: { part: PlacedPhoto['part']; judgement: Judgement }[] = []
  const timesMs = new Map<string, number[]>()
  for (const photo of all) {
    const { judgement, tookMs } = await scanPhoto(scanner, photo)
    const set = photo.group.replace(' unseen', '')
    timesMs.set(set, [...(timesMs.get(set) ?? []), tookMs])
    judged.push({ part: photo.part, judgement })
  }
  await scanner.close()
  const tables = (['measuring', 'choosing'] as const).flatMap((part) => [
    '',
    part === 'measuring' ? 'Photographers on whom nothing was chosen:' : 'Photographers on whom limits are chosen:',
    '',
    '| | measured | 95 % interval | aim |',
    '|---|---|---|---|',
    ...fixedRows(judged.flatMap((each) => (each.part === part ? [each.judgement] : []))).map(
      ({ name, measured, interval, aim }) => `| ${name} | ${measured} | ${interval} | ${aim} |`,
    ),
  ])
  return [
    `${all.length} pictures; ${changed.length} of ${photos.length} composed ones differ from the manifest${changed.length > 0 ? `, such as ${changed[0]}: these results cannot be compared` : ''}`,
    ...tables,
    '',
    '| set | scan, p50 / p95 |',
    '|---|---|',
    ...[...timesMs].map(([set, times]) => `| ${set} | ${percentileMs(times, 0.5)} / ${percentileMs(times, 0.95)} ms |`),
  ]
}

async function readWithout(folder: string): Promise<PlacedPhoto[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg')).sort()
  return files.map((name, index) => ({
    id: `without/${name}`,
    file: join(folder, name),
    garments: [],
    group: 'without',
    part: index % 2 === 0 ? 'choosing' : 'measuring',
  }))
}
