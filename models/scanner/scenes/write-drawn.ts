import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawnSceneFile, drawnScenes } from './drawn-scene.ts'
import { sceneJpeg } from './scene-jpeg.ts'

// node models/scanner/scenes/write-drawn.ts: draws the kept scenes again, after a change of how scenes are drawn.
for (const name of drawnScenes)
  await writeFile(
    drawnSceneFile(name),
    await sharp(await sceneJpeg(name))
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  )
