import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawnSceneFile, drawnScenes } from '../../../apps/api/src/demo/scenes/drawn-scene.ts'
import { sceneJpeg } from './scene-jpeg.ts'

// node models/scanner/scenes/write-drawn.ts: redraws the stored scenes of the demo after a change of how scenes are drawn.
for (const name of drawnScenes)
  await writeFile(
    drawnSceneFile(name),
    await sharp(await sceneJpeg(name))
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  )
