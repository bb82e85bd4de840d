import { readFile } from 'node:fs/promises'
import { labelSymbols } from '@washline/contract/care/label-symbols'
import { z } from 'zod'
import { type ModelFile, modelFileSchema, readModelFile } from './model-file.ts'
import type { Network, Runtime } from './open-runtime.ts'

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
  readonly finder: Network
  readonly reader: Network
}

/** Loads the models that read care labels. Refuses a file whose hash differs from the manifest's. */
export async function loadLabelModels(folder: URL, runtime: Runtime): Promise<LabelModels> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')))
  const open = async ({ inputSize, ...file }: ModelFile & { readonly inputSize: number }) =>
    runtime.open(await readModelFile(folder, file), [1, 1, inputSize, inputSize])
  return { manifest, finder: await open(manifest.finder), reader: await open(manifest.reader) }
}
