import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import sharp from 'sharp'

// No picture is decoded twice, so libvips' cache would only use memory.
sharp.cache(false)

/** Decodes a picture into packed 8-bit RGB. */
export async function readPixels(image: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
