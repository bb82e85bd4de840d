import { readFile } from 'node:fs/promises'
import { garmentIds } from '@washline/contract/scanning/catalogue'
import { z } from 'zod'
import type { GateLimits } from '../rules/pass-gate.ts'
import { modelFileSchema, readModelFile } from './model-file.ts'
import type { Network, Runtime } from './open-runtime.ts'

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
  readonly detector: Network
  readonly classifier: Network
  /** Of what the classifier sees. */
  readonly gate: GateLimits
}

/** Loads the models of the folder's manifest. Refuses a file whose hash differs from the manifest's. */
export async function loadModels(folder: URL, runtime: Runtime): Promise<LoadedModels> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')))
  const { classifier: gate } = gateSchema.parse(
    JSON.parse((await readModelFile(folder, manifest.gate)).toString('utf8')),
  )
  const open = async (network: ModelManifest['classifier']) =>
    runtime.open(await readModelFile(folder, network), [1, 3, network.inputSize, network.inputSize])
  return { manifest, detector: await open(manifest.detector), classifier: await open(manifest.classifier), gate }
}
