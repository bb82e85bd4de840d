import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { sceneJpeg } from './scene-jpeg.ts'
import { writeMjpeg } from './write-mjpeg.ts'

it('draws the same picture every time', async () => {
  const [first, second, other] = await Promise.all([
    sceneJpeg('three-garments'),
    sceneJpeg('three-garments'),
    sceneJpeg('three-on-tiles'),
  ])
  expect(first.equals(second)).toBe(true)
  expect(first.equals(other)).toBe(false)
})

it('writes a video of whole frames', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scene-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'camera.mjpeg')
  await writeMjpeg(path, 'empty-bed', { width: 640, height: 480, frames: 3 })
  const video = await readFile(path)
  expect(video.length % 3).toBe(0)
  const last = await sharp(video.subarray((video.length / 3) * 2)).metadata()
  expect([last.format, last.width, last.height, last.isProgressive]).toEqual(['jpeg', 640, 480, false])
})
