import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import { detectGarments, floatsOf, inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { type InferenceSession, Tensor } from 'onnxruntime-web'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses, type Opinion } from '../rules/fuse-classes.ts'
import type { Sighting } from '../rules/group-items.ts'
import { colourNamer } from '../rules/name-colour.ts'
import type { LoadedModels } from './load-models.ts'

/** Where the garments of a picture are, then what each of them is. */
export async function findGarments(models: LoadedModels, pixels: Pixels): Promise<Sighting[]> {
  const detections = await detect(models, pixels)
  if (detections.length === 0) return []
  const opinions = detections.length === 1 ? opinionsOfOne : opinionsOfMany
  const said = await opinions(models, pixels, detections)
  const nameColour = colourNamer(pixels)
  return detections.map((found, index) => {
    const box = [found.left, found.top, found.right - found.left, found.bottom - found.top] as const
    const verdict = fuseClasses(said[index] ?? [], models.manifest.detector.classes)
    return { ...verdict, colour: nameColour(box), box }
  })
}

// The shares were measured on photographs and scenes kept from training: the model card has what they reach.

/** A lone garment is told best from the whole picture, and two classifiers err on different ones. */
async function opinionsOfOne(
  models: LoadedModels,
  pixels: Pixels,
  detections: readonly Detection[],
): Promise<Opinion[][]> {
  const whole = toInput(models, pixels, [wholeOf(pixels)])
  const [first = [], second = []] = [
    ...(await classify(models.classifier, whole)),
    ...(await classify(models.secondClassifier, whole)),
  ]
  return detections.map(({ classes }) => [
    { says: classes, share: 0.1 },
    { says: first, share: 0.45 },
    { says: second, share: 0.45 },
  ])
}

async function opinionsOfMany(
  models: LoadedModels,
  pixels: Pixels,
  detections: readonly Detection[],
): Promise<Opinion[][]> {
  const rects = detections.map((found) => cropRect(found, pixels.width, pixels.height))
  const said = await classify(models.classifier, toInput(models, pixels, rects))
  return detections.map(({ classes }, index) => [
    { says: classes, share: 0.4 },
    { says: said[index] ?? [], share: 0.6 },
  ])
}

function detect({ detector, manifest }: LoadedModels, pixels: Pixels) {
  const { inputSize } = manifest.detector
  const run = (planes: Float32Array) => detector.run({ image: toTensor(planes, 1, inputSize) })
  return detectGarments(run, manifest.detector, pixels)
}

/** Parts of a picture as both classifiers take them. */
function toInput({ manifest }: LoadedModels, pixels: Pixels, rects: readonly PixelRect[]): Tensor {
  const { inputSize } = manifest.classifier
  return toTensor(inputPlanes(pixels, rects, inputSize), rects.length, inputSize)
}

async function classify(classifier: InferenceSession, image: Tensor): Promise<Float32Array[]> {
  const probabilities = floatsOf(await classifier.run({ image }), 'probs')
  const [pictures = 0] = image.dims
  const classCount = probabilities.length / pictures
  return Array.from({ length: pictures }, (_, index) =>
    probabilities.subarray(index * classCount, (index + 1) * classCount),
  )
}

const toTensor = (planes: Float32Array, pictures: number, size: number) =>
  new Tensor('float32', planes, [pictures, 3, size, size])
