import sharp from 'sharp'
import type { Pixels } from '../rules/pixels.ts'

/** Decodes a picture into packed 8-bit RGB. */
export async function readPixels(image: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
