import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawnScene, drawnScenes } from './drawn-scene.ts'
import { sceneJpeg } from './scene-jpeg.ts'

const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true })

it.each(drawnScenes)('keeps %s as it is drawn', async (name) => {
  const kept = await drawnScene(name)
  expect(kept.length).toBeLessThan(120_000)
  const [drawn, shown] = await Promise.all([sceneJpeg(name).then(pixels), pixels(kept)])
  expect([shown.info.width, shown.info.height]).toEqual([drawn.info.width, drawn.info.height])
  // The kept one is compressed harder: no byte is far from what is drawn on the whole.
  let difference = 0
  for (let at = 0; at < drawn.data.length; at += 1)
    difference += Math.abs((drawn.data[at] ?? 0) - (shown.data[at] ?? 0))
  expect(difference / drawn.data.length).toBeLessThan(3)
})
