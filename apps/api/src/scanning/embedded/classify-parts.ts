import { floatsOf, inputPlanes } from '@washline/contract/scanning/detector/detect-garments'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { type InferenceSession, Tensor } from 'onnxruntime-web'
import type { Opinion } from '../rules/fuse-classes.ts'
import { mirrorPlanes } from '../rules/mirror-planes.ts'
import type { LoadedModels } from './load-models.ts'

// How much each opinion weighs was measured on photographs and scenes kept from training: the model card has what they reach.
const firstShare = 0.4
const secondShare = 0.3

/**
 * Up to this many parts both classifiers see each of them and its mirror image. Of more, the first sees the part and the
 * second the mirror image, so that no scan takes long.
 */
const mostSeenTwice = 3

/** A runtime keeps what its largest batch took: more at once would cost memory and save no time. */
const mostAtOnce = 4

/** What the classifiers say of parts of a picture: for each view a row of opinions, one of each part. */
export async function classifyParts(
  { classifier, secondClassifier, manifest }: LoadedModels,
  pixels: Pixels,
  rects: readonly PixelRect[],
): Promise<Opinion[][]> {
  const { inputSize } = manifest.classifier
  const straight = batchesOf(pixels, rects, inputSize)
  const mirrored = straight.map((planes) => mirrorPlanes(planes, inputSize))
  const ask = async (network: InferenceSession, batches: readonly Float32Array[], share: number) =>
    (await answersTo(network, batches, inputSize)).map((says) => ({ says, share }))
  if (rects.length > mostSeenTwice)
    return [await ask(classifier, straight, firstShare), await ask(secondClassifier, mirrored, secondShare)]
  return [
    await ask(classifier, straight, firstShare / 2),
    await ask(classifier, mirrored, firstShare / 2),
    await ask(secondClassifier, straight, secondShare / 2),
    await ask(secondClassifier, mirrored, secondShare / 2),
  ]
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
