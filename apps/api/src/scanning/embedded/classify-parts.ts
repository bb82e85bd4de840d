import { floatsOf, inputPlanes } from '@washline/contract/scanning/detector/detect-garments'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { type InferenceSession, Tensor } from 'onnxruntime-web'
import type { Opinion } from '../rules/fuse-classes.ts'
import { mirrorPlanes } from '../rules/mirror-planes.ts'
import type { LoadedModels } from './load-models.ts'

// How much each opinion weighs was measured on photographs and scenes kept from training: the model card has what they reach.
const firstShare = 0.4
const secondShare = 0.3

export type Look = 'first' | 'second'

/** A runtime keeps what its largest batch took: more at once would cost memory and save no time. */
const mostAtOnce = 4

/**
 * What both classifiers say of each part of a picture. At the first look one sees the part and the other its mirror image,
 * at the second look it is the other way round.
 */
export async function classifyParts(
  { classifier, secondClassifier, manifest }: LoadedModels,
  pixels: Pixels,
  rects: readonly PixelRect[],
  look: Look,
): Promise<Opinion[][]> {
  const { inputSize } = manifest.classifier
  const straight = batchesOf(pixels, rects, inputSize)
  const mirrored = straight.map((planes) => mirrorPlanes(planes, inputSize))
  const [seen, seenBySecond] = look === 'first' ? [straight, mirrored] : [mirrored, straight]
  const said = await answersTo(classifier, seen, inputSize)
  const saidBySecond = await answersTo(secondClassifier, seenBySecond, inputSize)
  return said.map((says, index) => [
    { says, share: firstShare },
    { says: saidBySecond[index] ?? says, share: secondShare },
  ])
}

/** Parts of a picture as the classifiers take them, planes behind each other. */
function batchesOf(pixels: Pixels, rects: readonly PixelRect[], inputSize: number): Float32Array[] {
  const batches: Float32Array[] = []
  for (let at = 0; at < rects.length; at += mostAtOnce)
    batches.push(inputPlanes(pixels, rects.slice(at, at + mostAtOnce), inputSize))
  return batches
}

/** One row of class probabilities for each picture of the batches. */
async function answersTo(
  network: InferenceSession,
  batches: readonly Float32Array[],
  inputSize: number,
): Promise<Float32Array[]> {
  const rows: Float32Array[] = []
  for (const planes of batches) {
    const count = planes.length / (3 * inputSize * inputSize)
    const image = new Tensor('float32', planes, [count, 3, inputSize, inputSize])
    const probabilities = floatsOf(await network.run({ image }), 'probs')
    const classCount = probabilities.length / count
    for (let index = 0; index < count; index++)
      rows.push(probabilities.subarray(index * classCount, (index + 1) * classCount))
  }
  return rows
}
