import { floatsOf } from '@washline/contract/scanning/detector/detect-garments'
import { type InferenceSession, Tensor } from 'onnxruntime-web'
import type { Opinion } from '../rules/fuse-classes.ts'
import { mirrorPlanes } from '../rules/mirror-planes.ts'
import type { LoadedModels } from './load-models.ts'

// The weights were measured on photographs and scenes that were not used in training; the model card has the results.
const firstShare = 0.4
const secondShare = 0.3

export type Pass = 'first' | 'second'

/** The runtime keeps the memory of its largest batch; larger batches would cost memory and save no time. */
const batchSize = 4

/**
 * Classifies each part of a picture, given as input planes, with both classifiers. In the first pass the first classifier
 * gets the part and the second one its mirror image; in the second pass it is the other way round.
 */
export async function classifyParts(
  { classifier, secondClassifier, manifest }: LoadedModels,
  parts: readonly Float32Array[],
  pass: Pass,
): Promise<Opinion[][]> {
  const { inputSize } = manifest.classifier
  const opinions: Opinion[][] = []
  for (let at = 0; at < parts.length; at += batchSize) {
    const straight = parts.slice(at, at + batchSize)
    const mirrored = straight.map((planes) => mirrorPlanes(planes, inputSize))
    const [seen, seenBySecond] = pass === 'first' ? [straight, mirrored] : [mirrored, straight]
    const first = await probabilitiesOf(classifier, seen, inputSize)
    const second = await probabilitiesOf(secondClassifier, seenBySecond, inputSize)
    for (let index = 0; index < straight.length; index++)
      opinions.push([
        { probabilities: first(index), share: firstShare },
        { probabilities: second(index), share: secondShare },
      ])
  }
  return opinions
}

/** The class probabilities of each picture. */
async function probabilitiesOf(network: InferenceSession, pictures: readonly Float32Array[], inputSize: number) {
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
