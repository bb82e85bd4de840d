import { parentPort, workerData } from 'node:worker_threads'
import { readPixels } from '../sharp/read-pixels.ts'
import { findGarments } from './find-garments.ts'
import { type LoadedModels, loadModels } from './load-models.ts'
import type { ScanRequest, WorkerMessage, WorkerStart } from './worker-messages.ts'

const { modelFolder } = workerData as WorkerStart
const post = (message: WorkerMessage) => parentPort?.postMessage(message)
const text = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function answer(models: LoadedModels, { id, image }: ScanRequest): Promise<void> {
  try {
    post({ kind: 'found', id, seen: await findGarments(models, await readPixels(image)) })
  } catch (error) {
    post({ kind: 'failed', id, detail: text(error) })
  }
}

try {
  const models = await loadModels(new URL(modelFolder))
  parentPort?.on('message', (request: ScanRequest) => answer(models, request))
  post({ kind: 'ready' })
} catch (error) {
  post({ kind: 'refused', detail: text(error) })
}
