import { floatsOf } from '@washline/contract/scanning/detector/detect-garments'
import type { Opinion } from '../rules/fuse-classes.ts'
import { laundryOf } from '../rules/laundry-of.ts'
import { mirrorPlanes } from '../rules/mirror-planes.ts'
import type { LoadedModels } from './load-models.ts'
import type { Network } from './open-runtime.ts'

/** The weight of each view was measured on photographs and scenes that were not used in training; the model card has the results. */
const share = 0.35

export interface PartSeen {
  readonly opinions: readonly Opinion[]
  /** How likely the part shows laundry, 0 to 1. */
  readonly laundry: number
  /** The mean of both views, so that a piece and its mirror image have the same. */
  readonly embedding: readonly number[]
}

/** The runtime keeps the memory of its largest batch; larger batches would cost memory and save no time. */
const partsAtOnce = 2

/** Classifies each part of a picture, given as input planes, as it is and mirrored. */
export async function classifyParts(
  { classifier, manifest }: LoadedModels,
  parts: readonly Float32Array[],
): Promise<PartSeen[]> {
  const { inputSize } = manifest.classifier
  const seen: PartSeen[] = []
  for (let at = 0; at < parts.length; at += partsAtOnce) {
    const straight = parts.slice(at, at + partsAtOnce)
    const mirrored = straight.map((planes) => mirrorPlanes(planes, inputSize))
    const views = await viewsOf(classifier, [...straight, ...mirrored], inputSize)
    straight.forEach((_, index) => {
      const both = [views[index], views[index + straight.length]].flatMap((view) => (view ? [view] : []))
      seen.push({
        opinions: both.map(({ probabilities }) => ({ probabilities, share })),
        laundry: laundryOf(both.flatMap(({ laundry }) => [...laundry])),
        embedding: meanOf(both.map(({ embedding }) => embedding)),
      })
    })
  }
  return seen
}

/** What the network answers for each picture. */
async function viewsOf(network: Network, pictures: readonly Float32Array[], inputSize: number) {
  const valuesOfOne = 3 * inputSize * inputSize
  const batch = new Float32Array(pictures.length * valuesOfOne)
  pictures.forEach((planes, index) => {
    batch.set(planes, index * valuesOfOne)
  })
  const answer = await network(batch, [pictures.length, 3, inputSize, inputSize])
  const rowsOf = (output: string) => {
    const values = floatsOf(answer, output)
    const length = values.length / pictures.length
    return (index: number) => values.subarray(index * length, (index + 1) * length)
  }
  const [probabilities, laundry, embedding] = [rowsOf('probs'), rowsOf('laundry'), rowsOf('embedding')]
  return pictures.map((_, index) => ({
    probabilities: probabilities(index),
    laundry: laundry(index),
    embedding: embedding(index),
  }))
}

const meanOf = ([first, ...others]: readonly Float32Array[]): number[] =>
  Array.from(
    first ?? [],
    (value, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), value) / (others.length + 1),
  )
