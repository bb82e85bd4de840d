import { answerParent } from '../../platform/child/answer-parent.ts'
import { readPixels } from '../sharp/read-pixels.ts'
import { findGarments } from './find-garments.ts'
import { type LoadedModels, loadModels } from './load-models.ts'
import type { ModelsRefused, ScanCalls } from './scan-calls.ts'

const [, , modelFolder = ''] = process.argv
let loaded: LoadedModels | undefined

/** What was refused is tried again with the next picture: its files may be whole by then. */
async function models(): Promise<LoadedModels | ModelsRefused> {
  try {
    loaded ??= await loadModels(new URL(modelFolder))
    return loaded
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

answerParent<ScanCalls>({
  load: async () => {
    const result = await models()
    return 'refused' in result ? result : undefined
  },
  inspect: async (image) => {
    const result = await models()
    return 'refused' in result ? result : findGarments(result, await readPixels(image))
  },
})
