import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { garmentIds } from '@washline/contract/scanning/catalogue'
import * as ort from 'onnxruntime-web'
import { z } from 'zod'
import type { GateLimits } from '../rules/pass-gate.ts'

const networkSchema = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  sha256: z.string().length(64),
  inputSize: z.int().positive(),
  classes: z.array(z.enum(garmentIds)).nonempty(),
})

const manifestSchema = z.object({
  version: z.string(),
  detector: networkSchema.extend({ gridSize: z.int().positive(), threshold: z.number().gt(0).lt(1) }),
  classifier: networkSchema,
  gate: networkSchema.pick({ file: true, sha256: true }),
})

const chance = z.number().gt(0).lt(1)
/** The rest of the file is for the camera's hint. */
const gateSchema = z.object({ classifier: z.object({ refuseBelow: chance, sureFrom: chance }) })

export type ModelManifest = z.infer<typeof manifestSchema>

export type LoadedModels = {
  readonly manifest: ModelManifest
  readonly detector: ort.InferenceSession
  readonly classifier: ort.InferenceSession
  /** Of what the classifier sees. */
  readonly gate: GateLimits
}

ort.env.wasm.numThreads = 1

/** Loads the models of the folder's manifest. Refuses a file whose hash differs from the manifest's. */
export async function loadModels(folder: URL): Promise<LoadedModels> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')))
  const read = async ({ file, sha256 }: ModelManifest['gate']) => {
    const bytes = await readFile(new URL(file, folder))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${file} is not the file that the manifest describes`)
    return bytes
  }
  const open = async (network: ModelManifest['gate']) =>
    ort.InferenceSession.create(await read(network), { executionProviders: ['wasm'] })
  const { classifier: gate } = gateSchema.parse(JSON.parse((await read(manifest.gate)).toString('utf8')))
  return {
    manifest,
    detector: await open(manifest.detector),
    classifier: await open(manifest.classifier),
    gate,
  }
}
