import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedScanner } from '../../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import type { Judgement } from '../judge-scan.ts'
import { scanPhoto } from '../scan-photo.ts'
import { readFixedPhotographs } from './fixed-photographs.ts'
import { type PlacedPhoto, readManifest, writePictures } from './write-pictures.ts'

export interface FixedSources {
  readonly photographs: string
  /** Where the pictures are written, once. */
  readonly pictures: string
  /** Pictures without laundry; half of them belong to each part. */
  readonly without: string | undefined
  /** Of each set and part; undefined: all. */
  readonly most?: number | undefined
}

export interface FixedJudgement {
  readonly part: PlacedPhoto['part']
  readonly judgement: Judgement
  readonly tookMs: number
}

/** The fixed pictures, and how they compare with the manifest. */
export async function readFixed({ photographs, pictures, without, most }: FixedSources) {
  const all = await readFixedPhotographs(photographs)
  const { photos, changed } = await writePictures(all, pictures, await readManifest(), most)
  const differ = `${changed.length} of ${photos.length} composed ones differ from the manifest`
  const warning = changed.length > 0 ? `, such as ${changed[0]}: these results cannot be compared` : ''
  const shown = [...photos, ...(without ? await readWithout(without, most) : [])]
  return { photos: shown, summary: `${shown.length} pictures; ${differ}${warning}` }
}

/** What a model answers, as the product scans. */
export async function judgeFixed(photos: readonly PlacedPhoto[], modelFolder: URL): Promise<FixedJudgement[]> {
  const scanner = createEmbeddedScanner({ modelFolder, timeoutMs: 60_000 })
  await scanner.warm()
  const judged: FixedJudgement[] = []
  for (const photo of photos) judged.push({ part: photo.part, ...(await scanPhoto(scanner, photo)) })
  await scanner.close()
  return judged
}

async function readWithout(folder: string, most = Number.POSITIVE_INFINITY): Promise<PlacedPhoto[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg')).sort()
  return files
    .map(
      (name, index): PlacedPhoto => ({
        id: `without/${name}`,
        file: join(folder, name),
        garments: [],
        group: 'without',
        part: index % 2 === 0 ? 'choosing' : 'measuring',
      }),
    )
    .slice(0, 2 * most)
}
