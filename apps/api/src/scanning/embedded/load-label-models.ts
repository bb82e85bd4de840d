import { readFile } from 'node:fs/promises'
import { labelSymbols } from '@washline/contract/care/label-symbols'
import type { InferenceSession } from 'onnxruntime-web'
import { z } from 'zod'
import { modelFileSchema, openNetwork } from './model-file.ts'

const chance = z.number().gt(0).lt(1)
const manifestSchema = z.object({
  version: z.string(),
  finder: modelFileSchema.extend({ inputSize: z.int().positive(), gridSize: z.int().positive(), threshold: chance }),
  reader: modelFileSchema.extend({
    inputSize: z.int().positive(),
    /** The side of its crop, in longer sides of the symbol. */
    cropShare: z.number().positive(),
    symbols: z.array(z.enum(labelSymbols)).nonempty(),
    keepFrom: chance,
    sureFrom: chance,
    offerFrom: chance,
  }),
})

export interface LabelModels {
  readonly manifest: z.infer<typeof manifestSchema>
  readonly finder: InferenceSession
  readonly reader: InferenceSession
}

/** Loads the models that read care labels. Refuses a file whose hash differs from the manifest's. */
export async function loadLabelModels(folder: URL): Promise<LabelModels> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')))
  return {
    manifest,
    finder: await openNetwork(folder, manifest.finder),
    reader: await openNetwork(folder, manifest.reader),
  }
}
