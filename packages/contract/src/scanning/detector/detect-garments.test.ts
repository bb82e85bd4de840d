import { expect, it } from 'vitest'
import { detectGarments } from './detect-garments.ts'

const settings = { inputSize: 2, gridSize: 3, threshold: 0.3, classes: ['tshirt'] }
const picture = { data: new Uint8Array(4 * 4 * 3).fill(255), width: 4, height: 4 }

/** Two garments of one cell each, in the first and in the last. */
function answerWith(counts: readonly number[]) {
  const boxes = new Float32Array(5 * 9).fill(0.5)
  boxes.set([0.9, 0, 0, 0, 0, 0, 0, 0, 0.6])
  return {
    boxes: { data: boxes },
    classes: { data: new Float32Array(9) },
    count: { data: Float32Array.from(counts) },
    features: { data: Float32Array.of(0.25, 0.5) },
  }
}

it('shows the network the picture in its own size and reads the boxes', async () => {
  const shown: number[][] = []
  const { found, features } = await detectGarments(
    async (planes) => {
      shown.push([...planes])
      return answerWith([0, 0, 1])
    },
    settings,
    picture,
  )
  expect(shown).toEqual([Array(3 * 2 * 2).fill(1)])
  expect([...features]).toEqual([0.25, 0.5])
  expect(found.map(({ left, top, right, bottom }) => [left, top, right, bottom])).toEqual([
    [0, 0, 1 / 3, 1 / 3],
    [2 / 3, 2 / 3, 1, 1],
  ])
})

it('lets the view of the whole picture settle one', async () => {
  const { found } = await detectGarments(async () => answerWith([0, 1]), settings, picture)
  expect(found).toHaveLength(1)
})

it('refuses a network that leaves an output out', async () => {
  const { count: _, ...rest } = answerWith([])
  await expect(detectGarments(async () => rest, settings, picture)).rejects.toThrow('without "count"')
})
