import { readFile } from 'node:fs/promises'
import { garmentIds } from '@washline/contract/scanning/catalogue'
import type { InferenceSession } from 'onnxruntime-web'
import { z } from 'zod'
import type { GateLimits } from '../rules/pass-gate.ts'
import { modelFileSchema, openNetwork, readModelFile } from './model-file.ts'

const networkSchema = modelFileSchema.extend({
  inputSize: z.int().positive(),
  classes: z.array(z.enum(garmentIds)).nonempty(),
})

const manifestSchema = z.object({
  version: z.string(),
  detector: networkSchema.extend({ gridSize: z.int().positive(), threshold: z.number().gt(0).lt(1) }),
  classifier: networkSchema,
  gate: modelFileSchema,
})

const chance = z.number().gt(0).lt(1)
/** The rest of the file is for the camera's hint. */
const gateSchema = z.object({ classifier: z.object({ refuseBelow: chance, sureFrom: chance }) })

export type ModelManifest = z.infer<typeof manifestSchema>

export type LoadedModels = {
  readonly manifest: ModelManifest
  readonly detector: InferenceSession
  readonly classifier: InferenceSession
  /** Of what the classifier sees. */
  readonly gate: GateLimits
}

/** Loads the models of the folder's manifest. Refuses a file whose hash differs from the manifest's. */
export async function loadModels(folder: URL): Promise<LoadedModels> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')))
  const { classifier: gate } = gateSchema.parse(
    JSON.parse((await readModelFile(folder, manifest.gate)).toString('utf8')),
  )
  return {
    manifest,
    detector: await openNetwork(folder, manifest.detector),
    classifier: await openNetwork(folder, manifest.classifier),
    gate,
  }
}
