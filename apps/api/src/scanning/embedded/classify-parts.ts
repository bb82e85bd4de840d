import { floatsOf } from '@washline/contract/scanning/detector/detect-garments'
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
 * What both classifiers say of each part of a picture, given as the planes that they take. At the first look one sees the
 * part and the other its mirror image, at the second look it is the other way round.
 */
export async function classifyParts(
  { classifier, secondClassifier, manifest }: LoadedModels,
  parts: readonly Float32Array[],
  look: Look,
): Promise<Opinion[][]> {
  const { inputSize } = manifest.classifier
  const opinions: Opinion[][] = []
  for (let at = 0; at < parts.length; at += mostAtOnce) {
    const straight = parts.slice(at, at + mostAtOnce)
    const mirrored = straight.map((planes) => mirrorPlanes(planes, inputSize))
    const [seen, seenBySecond] = look === 'first' ? [straight, mirrored] : [mirrored, straight]
    const said = await answersTo(classifier, seen, inputSize)
    const saidBySecond = await answersTo(secondClassifier, seenBySecond, inputSize)
    for (let index = 0; index < straight.length; index++)
      opinions.push([
        { says: said(index), share: firstShare },
        { says: saidBySecond(index), share: secondShare },
      ])
  }
  return opinions
}

/** The class probabilities of each of the pictures. */
async function answersTo(network: InferenceSession, pictures: readonly Float32Array[], inputSize: number) {
  const valuesOfOne = 3 * inputSize * inputSize
  const batch = new Float32Array(pictures.length * valuesOfOne)
  pictures.forEach((planes, index) => {
    batch.set(planes, index * valuesOfOne)
  })
  const image = new Tensor('float32', batch, [pictures.length, 3, inputSize, inputSize])
  const probabilities = floatsOf(await network.run({ image }), 'probs')
  const classCount = probabilities.length / pictures.length
  return (index: number) => probabilities.subarray(index * classCount, (index + 1) * classCount)
}
