import { readFile } from 'node:fs/promises'
import type { EmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import { sharpPhotos } from '../../../apps/api/src/scanning/sharp/normalise-photo.ts'
import { type Judgement, judgeScan } from './judge-scan.ts'
import type { LabelledPhoto } from './labelled-photos.ts'

export interface TimedJudgement {
  readonly judgement: Judgement
  /** Of the scan alone. */
  readonly tookMs: number
}

/** Scans a labelled photo as the product does, and judges what was found. */
export async function scanPhoto(scanner: EmbeddedScanner, photo: LabelledPhoto): Promise<TimedJudgement> {
  const safe = await sharpPhotos.normalise(await readFile(photo.file))
  if ('refused' in safe) throw new Error(`${photo.file} was refused: ${safe.refused}`)
  const started = performance.now()
  const items = await scanner.scan(safe.jpeg)
  return { tookMs: performance.now() - started, judgement: judgeScan(photo, items) }
}

/** What so large a part of the scans took at most. */
export const percentileMs = (timesMs: readonly number[], part: number): number =>
  Math.round(timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length * part)] ?? 0)
