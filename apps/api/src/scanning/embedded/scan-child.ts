import { answerParent } from '../../platform/child/answer-parent.ts'
import { readPixels } from '../sharp/read-pixels.ts'
import { findGarments } from './find-garments.ts'
import { loadLabelModels } from './load-label-models.ts'
import { loadModels } from './load-models.ts'
import { readCareLabel } from './read-care-label.ts'
import type { ModelsRefused, ScanCalls } from './scan-calls.ts'

const [, , modelFolder = '', labelFolder = ''] = process.argv

/** What was refused is tried again with the next picture: its files may be whole by then. */
function loadedOnce<Models extends object>(load: (folder: URL) => Promise<Models>, folder: string) {
  let loaded: Models | undefined
  return async (): Promise<Models | ModelsRefused> => {
    try {
      loaded ??= await load(new URL(folder))
      return loaded
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) }
    }
  }
}

const models = loadedOnce(loadModels, modelFolder)
const labelModels = loadedOnce(loadLabelModels, labelFolder)
const refusalOf = (result: object | ModelsRefused) => ('refused' in result ? result : undefined)

answerParent<ScanCalls>({
  load: async () => refusalOf(await models()),
  inspect: async (image) => {
    const result = await models()
    return 'refused' in result ? result : findGarments(result, await readPixels(image))
  },
  loadLabels: async () => refusalOf(await labelModels()),
  readLabel: async (image) => {
    const result = await labelModels()
    return 'refused' in result ? result : readCareLabel(result, await readPixels(image))
  },
})
