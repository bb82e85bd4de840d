import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type SceneName, sceneJpeg } from './scene-jpeg.ts'

type VideoOptions = { readonly width?: number; readonly height?: number; readonly frames?: number }

/**
 * Writes a still video of a scene for Chromium's `--use-file-for-fake-video-capture`, which plays concatenated baseline
 * jpegs in a loop and wants an absolute path that ends in .mjpeg.
 */
export async function writeMjpeg(path: string, scene: SceneName, options: VideoOptions = {}): Promise<void> {
  const { width = 1280, height = 720, frames = 4 } = options
  const picture = await sceneJpeg(scene)
  const frame = await sharp(picture).resize(width, height, { fit: 'fill' }).jpeg({ quality: 90 }).toBuffer()
  await writeFile(path, Buffer.concat(Array.from({ length: frames }, () => frame)))
}
