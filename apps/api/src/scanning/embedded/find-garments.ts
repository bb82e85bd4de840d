import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import { detectGarments, type RunDetector } from '@washline/contract/scanning/detector/detect-garments'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { borderedPlanes } from '../rules/bordered-planes.ts'
import { boxInWhole, closeUpOf, cutPixels } from '../rules/close-up.ts'
import type { SeenPicture } from '../rules/items-of-picture.ts'
import { classifyFound } from './classify-found.ts'
import type { LoadedModels } from './load-models.ts'

/**
 * Finds the garments of a picture. Where they are small, or there is only a trace of one, their part of the picture is viewed
 * from nearer. Where there is none, one may fill the picture: it is searched with a border.
 */
export async function findGarments(models: LoadedModels, pixels: Pixels): Promise<SeenPicture> {
  const { gate } = models
  const { found, best } = await detect(models, pixels)
  const near = closeUpOf(found.length === 0 && best ? [best] : found, pixels)
  const closer = near && (await findNear(models, pixels, near))
  if (closer) return closer
  if (found.length > 0) return { garments: await classifyFound(models, pixels, found), gate }
  const [filling] = await classifyFound(models, pixels, await detectFilling(models, pixels))
  return { garments: [], filling, gate }
}

/** Undefined where nothing is found from near. */
async function findNear(models: LoadedModels, pixels: Pixels, near: PixelRect): Promise<SeenPicture | undefined> {
  const part = cutPixels(pixels, near)
  const { found } = await detect(models, part)
  if (found.length === 0) return undefined
  const garments = await classifyFound(models, part, found)
  return {
    garments: garments.map((garment) => ({ ...garment, box: boxInWhole(garment.box, near, pixels) })),
    isNear: true,
    gate: models.gate,
  }
}

const detect = (models: LoadedModels, pixels: Pixels) =>
  detectGarments(runner(models), models.manifest.detector, pixels)

async function detectFilling(models: LoadedModels, pixels: Pixels): Promise<Detection[]> {
  const { detector } = models.manifest
  const run = runner(models)
  const { found } = await detectGarments(() => run(borderedPlanes(pixels, detector.inputSize)), detector, pixels)
  return found.slice(0, 1).map((best) => ({ ...best, left: 0, top: 0, right: 1, bottom: 1 }))
}

const runner =
  ({ detector, manifest }: LoadedModels): RunDetector =>
  (planes) => {
    const { inputSize } = manifest.detector
    return detector(planes, [1, 3, inputSize, inputSize])
  }
