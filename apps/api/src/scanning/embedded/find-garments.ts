import { detectGarments, floatsOf, inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { Tensor } from 'onnxruntime-web'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses } from '../rules/fuse-classes.ts'
import type { Sighting } from '../rules/group-items.ts'
import { colourNamer } from '../rules/name-colour.ts'
import type { LoadedModels } from './load-models.ts'

/** Both models over one picture: where the garments are, then what each of them is. */
export async function findGarments(models: LoadedModels, pixels: Pixels): Promise<Sighting[]> {
  const detections = await detect(models, pixels)
  if (detections.length === 0) return []
  // Measured on photographs kept from training: a lone garment is told best from the whole picture, with a little of what
  // the detector says; among several both count the same.
  const alone = detections.length === 1
  const rects = alone ? [wholeOf(pixels)] : detections.map((found) => cropRect(found, pixels.width, pixels.height))
  const verdicts = await classify(models, pixels, rects)
  const { classes } = models.manifest.detector
  const nameColour = colourNamer(pixels)
  return detections.map((found, index) => {
    const box = [found.left, found.top, found.right - found.left, found.bottom - found.top] as const
    const verdict = fuseClasses(found.classes, verdicts[index] ?? [], classes, alone ? 0.25 : 0.5)
    return { ...verdict, colour: nameColour(box), box }
  })
}

function detect({ detector, manifest }: LoadedModels, pixels: Pixels) {
  const { inputSize } = manifest.detector
  const run = (planes: Float32Array) => detector.run({ image: toTensor(planes, 1, inputSize) })
  return detectGarments(run, manifest.detector, pixels)
}

async function classify({ classifier, manifest }: LoadedModels, pixels: Pixels, rects: readonly PixelRect[]) {
  const { inputSize, classes } = manifest.classifier
  const planes = inputPlanes(pixels, rects, inputSize)
  const answer = await classifier.run({ image: toTensor(planes, rects.length, inputSize) })
  const probabilities = floatsOf(answer, 'probs')
  return rects.map((_, index) => probabilities.subarray(index * classes.length, (index + 1) * classes.length))
}

const toTensor = (planes: Float32Array, pictures: number, size: number) =>
  new Tensor('float32', planes, [pictures, 3, size, size])
