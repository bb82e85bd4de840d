import { cameraMessages } from '@washline/contract/scanning/messages'
import { differenceOf, fingerprintOf, fingerprintSize, greyOf, sharpnessOf } from './photo-metrics.ts'

/** What the device can determine about a photo before anybody sees it. */
export interface PhotoQuality {
  readonly fingerprint: readonly boolean[]
  readonly isBlurred: boolean
  /**
   * Cameras write EXIF and no PNG: a picture without EXIF that is a PNG, or has this screen's size, is a screenshot.
   */
  readonly isScreenshot: boolean
}

const lookedAtPx = 512
const sharpFrom = 40
const sameUpToBits = 6
const headBytes = 131_072

export async function inspectPhoto(photo: Blob): Promise<PhotoQuality> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(cameraMessages.process)
  })
  const scale = Math.min(1, lookedAtPx / Math.max(bitmap.width, bitmap.height))
  const small = draw(
    bitmap,
    Math.max(8, Math.round(bitmap.width * scale)),
    Math.max(8, Math.round(bitmap.height * scale)),
  )
  const tiny = draw(small.canvas, fingerprintSize.width, fingerprintSize.height)
  const { width, height } = bitmap
  bitmap.close()
  return {
    fingerprint: fingerprintOf(greyOf(tiny.pixels)),
    isBlurred: sharpnessOf(greyOf(small.pixels)) < sharpFrom,
    isScreenshot: !(await isCameraMessage(photo)) && (photo.type === 'image/png' || isScreenSized(width, height)),
  }
}

export const isSamePhoto = (a: Pick<PhotoQuality, 'fingerprint'>, b: Pick<PhotoQuality, 'fingerprint'>): boolean =>
  differenceOf(a.fingerprint, b.fingerprint) <= sameUpToBits

function draw(source: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error(cameraMessages.process)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return { canvas, pixels: context.getImageData(0, 0, width, height) }
}

async function isCameraMessage(photo: Blob): Promise<boolean> {
  const head = new Uint8Array(await photo.slice(0, headBytes).arrayBuffer())
  const text = new TextDecoder('latin1').decode(head)
  return text.includes('Exif\0\0') || text.includes('EXIF')
}

function isScreenSized(width: number, height: number): boolean {
  const sides = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio))
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  return Math.min(width, height) === short && Math.max(width, height) === long
}
