import { answerParent } from '../../platform/child/answer-parent.ts'
import { messageOf } from '../../platform/log/describe-error.ts'
import { readPixels } from '../sharp/read-pixels.ts'
import { findGarments } from './find-garments.ts'
import { findNative, withoutNative } from './find-native.ts'
import { loadLabelModels } from './load-label-models.ts'
import { loadModels } from './load-models.ts'
import { openRuntime, type Runtime } from './open-runtime.ts'
import { readCareLabel } from './read-care-label.ts'
import type { Answered, ScanCalls } from './scan-calls.ts'

const [, , modelFolder = '', labelFolder = '', packages = '', choice] = process.argv
const runtime = openRuntime((choice === 'installed' ? findNative : withoutNative)(new URL(packages)))

/** What was refused is tried again with the next picture: its files may be whole by then. */
function loadedOnce<Models extends object>(load: (folder: URL, runtime: Runtime) => Promise<Models>, folder: string) {
  let loaded: Models | undefined
  return async <Result>(work: (models: Models) => Promise<Result>): Promise<Answered<Result>> => {
    try {
      loaded ??= await load(new URL(folder), runtime)
    } catch (error) {
      return { refused: messageOf(error) }
    }
    return { result: await work(loaded), use: runtime.used() }
  }
}

const withModels = loadedOnce(loadModels, modelFolder)
const withLabelModels = loadedOnce(loadLabelModels, labelFolder)
const nothing = async () => undefined

answerParent<ScanCalls>({
  load: () => withModels(nothing),
  inspect: (image) => withModels(async (models) => findGarments(models, await readPixels(image))),
  loadLabels: () => withLabelModels(nothing),
  readLabel: (image) => withLabelModels(async (models) => readCareLabel(models, await readPixels(image))),
})
