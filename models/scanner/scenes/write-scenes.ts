import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SceneName, sceneJpeg, scenes } from './scene-jpeg.ts'

// node models/scanner/scenes/write-scenes.ts <folder>: every named scene as a jpeg, to look at or to measure with.
const [folder = '.'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const name of Object.keys(scenes) as SceneName[])
  await writeFile(join(folder, `${name}.jpg`), await sceneJpeg(name))
