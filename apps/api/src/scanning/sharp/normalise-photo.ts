import sharp, { type ResizeOptions } from 'sharp'
import type { DrawnLogo, NormalisedPhoto, PhotoGateway, PhotoRefusal, PhotoShape } from '../photo-gateway.ts'
import { decodedLimitBytes, longestSidePx, pixelLimit, uploadLimitBytes } from '../rules/photo-limits.ts'
import { readExifTime } from '../rules/read-exif-time.ts'
import { sniffImage } from '../rules/sniff-image.ts'
import type { PhotoCalls, PhotoMeasure } from './photo-calls.ts'

const longSidePx = 1600
const jpegQuality = 80
const logoSidePx = 256

/** Photos by libvips, in this process. The format is detected from the bytes. */
export const sharpPhotos: PhotoGateway & PhotoCalls = { measure, normalise, drawLogo, takenAt, greySquare }

async function normalise(upload: Uint8Array, shape?: PhotoShape): Promise<NormalisedPhoto | PhotoRefusal> {
  const measured = await measure(upload)
  return 'refused' in measured ? measured : reencode(upload, shape)
}

/** Reads the header alone. */
async function measure(upload: Uint8Array): Promise<PhotoMeasure | PhotoRefusal> {
  if (upload.length > uploadLimitBytes) return { refused: 'too_large' }
  const kind = sniffImage(upload)
  if (kind === 'heic') return { refused: 'unsupported_heic' }
  if (kind === 'unknown') return { refused: 'not_an_image' }
  try {
    const { width, height, channels, pages = 1, depth } = await sharp(upload, { limitInputPixels: false }).metadata()
    const pixels = width * height * pages
    const decodedBytes = pixels * channels * (depth === 'uchar' ? 1 : 2)
    const isTooLarge =
      pixels > pixelLimit || decodedBytes > decodedLimitBytes || Math.max(width, height) > longestSidePx
    return isTooLarge ? { refused: 'too_many_pixels' } : { decodedBytes }
  } catch {
    return { refused: 'unreadable' }
  }
}

const sizeOf = (shape: PhotoShape | undefined): ResizeOptions =>
  shape
    ? { width: shape.squarePx, height: shape.squarePx, fit: 'cover', position: sharp.strategy.attention }
    : { width: longSidePx, height: longSidePx, fit: 'inside', withoutEnlargement: true }

async function reencode(upload: Uint8Array, shape: PhotoShape | undefined): Promise<NormalisedPhoto | PhotoRefusal> {
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

async function drawLogo(upload: Uint8Array): Promise<DrawnLogo | PhotoRefusal> {
  const measured = await measure(upload)
  if ('refused' in measured) return measured
  try {
    const png = await sharp(upload, { limitInputPixels: pixelLimit, failOn: 'truncated' })
      .rotate()
      .resize({ width: logoSidePx, height: logoSidePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
    return { png }
  } catch {
    return { refused: 'unreadable' }
  }
}

async function takenAt(upload: Uint8Array): Promise<Date | null> {
  const { exif } = await sharp(upload, { limitInputPixels: pixelLimit }).metadata()
  return exif ? readExifTime(exif) : null
}

async function greySquare(jpeg: Uint8Array, sidePx: number): Promise<Uint8Array> {
  // Shrinking during decoding would shift the picture by parts of a square.
  const options = { fit: 'fill', fastShrinkOnLoad: false } as const
  return sharp(jpeg).greyscale().resize(sidePx, sidePx, options).raw().toBuffer()
}
