import sharp, { type ResizeOptions } from 'sharp'
import type { NormalisedPhoto, PhotoGateway, PhotoRefusal, PhotoShape } from '../photo-gateway.ts'
import { readExifTime } from '../rules/read-exif-time.ts'
import { sniffImage } from '../rules/sniff-image.ts'

export const uploadLimitBytes = 12 * 1024 * 1024
const pixelLimit = 50_000_000
const longSidePx = 1600
const jpegQuality = 80

/** Photos by libvips. The format is detected from the bytes. */
export const sharpPhotos: PhotoGateway = { normalise, takenAt, greySquare }

async function normalise(upload: Buffer, shape?: PhotoShape): Promise<NormalisedPhoto | PhotoRefusal> {
  if (upload.length > uploadLimitBytes) return { refused: 'too_large' }
  const kind = sniffImage(upload)
  if (kind === 'heic') return { refused: 'unsupported_heic' }
  if (kind === 'unknown') return { refused: 'not_an_image' }
  return (await pixelRefusal(upload)) ?? (await reencode(upload, shape))
}

async function pixelRefusal(upload: Buffer): Promise<PhotoRefusal | undefined> {
  try {
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata()
    return width * height > pixelLimit ? { refused: 'too_many_pixels' } : undefined
  } catch {
    return { refused: 'unreadable' }
  }
}

const sizeOf = (shape: PhotoShape | undefined): ResizeOptions =>
  shape
    ? { width: shape.squarePx, height: shape.squarePx, fit: 'cover', position: sharp.strategy.attention }
    : { width: longSidePx, height: longSidePx, fit: 'inside', withoutEnlargement: true }

async function reencode(upload: Buffer, shape: PhotoShape | undefined): Promise<NormalisedPhoto | PhotoRefusal> {
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: pixelLimit, failOn: 'truncated' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(sizeOf(shape))
      .toColourspace('srgb')
      .jpeg({ quality: jpegQuality })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    return { refused: 'unreadable' }
  }
}

async function takenAt(upload: Buffer): Promise<Date | null> {
  const { exif } = await sharp(upload, { limitInputPixels: pixelLimit }).metadata()
  return exif ? readExifTime(exif) : null
}

async function greySquare(jpeg: Buffer, sidePx: number): Promise<Uint8Array> {
  // Shrinking during decoding would shift the picture by parts of a square.
  const options = { fit: 'fill', fastShrinkOnLoad: false } as const
  return sharp(jpeg).greyscale().resize(sidePx, sidePx, options).raw().toBuffer()
}
