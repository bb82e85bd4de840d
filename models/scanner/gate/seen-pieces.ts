import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { detectGarments } from '@washline/contract/scanning/detector/detect-garments'
import { z } from 'zod'
import { loadModels } from '../../../apps/api/src/scanning/embedded/load-models.ts'
import { openRuntime } from '../../../apps/api/src/scanning/embedded/open-runtime.ts'
import { readPixels } from '../../../apps/api/src/scanning/sharp/read-pixels.ts'

/** What the detector sees in a picture, and for how likely laundry the classifier takes each piece that it found. */
export const seenPiecesSchema = z.object({
  file: z.string(),
  features: z.array(z.number()),
  pieces: z.array(
    z.object({
      classes: z.array(z.number()),
      score: z.number(),
      left: z.number(),
      top: z.number(),
      right: z.number(),
      bottom: z.number(),
      laundry: z.number(),
    }),
  ),
})
export type SeenPieces = z.infer<typeof seenPiecesSchema>

/** The models of a folder, and what their detector finds in a picture. */
export async function openDetector(folder: string) {
  const models = await loadModels(pathToFileURL(`${resolve(folder)}/`), openRuntime(undefined))
  const { detector, manifest } = models
  const { inputSize } = manifest.detector
  const run = (planes: Float32Array) => detector(planes, [1, 3, inputSize, inputSize])
  const detect = async (picture: Buffer) => {
    const pixels = await readPixels(picture)
    return { pixels, ...(await detectGarments(run, manifest.detector, pixels)) }
  }
  return { models, detect }
}
