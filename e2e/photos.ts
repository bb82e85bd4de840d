import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patchworkJpeg } from '../models/scanner/scenes/patchwork-jpeg.ts'
import { sceneJpeg } from '../models/scanner/scenes/scene-jpeg.ts'
import { writeMjpeg } from '../models/scanner/scenes/write-mjpeg.ts'

const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'washline', 'e2e-photos')

export type PhotoName = 'camera.mjpeg' | 'five-garments.jpg' | 'empty-bed.jpg'

/** The absolute path of a picture that the journeys use. */
export const photoFile = (name: PhotoName): string => join(folder, name)

/** A picture that no claim has had. */
export const newPhoto = (): Promise<Buffer> => patchworkJpeg(randomInt(1, 2 ** 31))

/** Draws the pictures, once. */
export async function drawPhotos(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(photoFile('camera.mjpeg'))) await writeMjpeg(photoFile('camera.mjpeg'), 'five-garments')
  for (const scene of ['five-garments', 'empty-bed'] as const)
    if (!existsSync(photoFile(`${scene}.jpg`))) await writeFile(photoFile(`${scene}.jpg`), await sceneJpeg(scene))
}
