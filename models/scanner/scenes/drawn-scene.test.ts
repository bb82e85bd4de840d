import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawnScene, drawnScenes } from '../../../apps/api/src/demo/scenes/drawn-scene.ts'
import { sceneJpeg } from './scene-jpeg.ts'

const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true })

it.each(drawnScenes)('stores %s as it is drawn', async (name) => {
  const stored = await drawnScene(name)
  expect(stored.length).toBeLessThan(120_000)
  const [drawn, shown] = await Promise.all([sceneJpeg(name).then(pixels), pixels(stored)])
  expect([shown.info.width, shown.info.height]).toEqual([drawn.info.width, drawn.info.height])
  // The stored picture is compressed more: the mean difference of a byte stays small.
  let difference = 0
  for (let at = 0; at < drawn.data.length; at += 1)
    difference += Math.abs((drawn.data[at] ?? 0) - (shown.data[at] ?? 0))
  expect(difference / drawn.data.length).toBeLessThan(3)
})
