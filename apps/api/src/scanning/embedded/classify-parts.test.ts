import { expect, it } from 'vitest'
import { classifyParts } from './classify-parts.ts'
import type { LoadedModels } from './load-models.ts'
import type { Network } from './open-runtime.ts'

const inputSize = 2
const values = 3 * inputSize ** 2
/** A part whose left half has this level. */
const part = (level: number) => Float32Array.from({ length: values }, (_, at) => (at % inputSize === 0 ? level : 0))

/** Answers the level at the left edge of each view. */
function seenBy() {
  const runs: number[] = []
  const classifier: Network = async (batch, [count = 0]) => {
    runs.push(count)
    const data = Float32Array.from({ length: count }, (_, at) => batch[at * values] ?? 0)
    return { probs: { data }, laundry: { data }, embedding: { data } }
  }
  const models = { classifier, manifest: { classifier: { inputSize } } } as unknown as LoadedModels
  return {
    runs,
    see: (count: number) =>
      classifyParts(
        models,
        Array.from({ length: count }, (_, at) => part((at + 1) / 8)),
      ),
  }
}

it.each([
  [1, [2], [1 / 16]],
  [2, [4], [1 / 16, 1 / 8]],
  [3, [4, 2], [1 / 16, 1 / 8, 3 / 16]],
])('sees %i parts in batches of %j views, each mirrored, too', async (count, batches, embeddings) => {
  const { runs, see } = seenBy()
  const parts = await see(count)
  expect(runs).toEqual(batches)
  expect(parts.map(({ embedding }) => embedding[0])).toEqual(embeddings)
})

it('gives all views of a part together one weight', async () => {
  for (const count of [1, 5])
    for (const { opinions } of await seenBy().see(count))
      expect(opinions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(0.7)
})
