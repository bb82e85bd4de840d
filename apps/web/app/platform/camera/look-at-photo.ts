import { messages } from '@washline/contract/messages'
import { differenceOf, fingerprintOf, fingerprintSize, greyOf, sharpnessOf } from './photo-figures.ts'

/** What the device itself can tell of a photo, before anybody sees it. */
export interface PhotoLook {
  readonly fingerprint: readonly boolean[]
  readonly isBlurred: boolean
  /** Cameras say that they took a photo, and write no PNG; a picture that says nothing and is a PNG or as large as this screen is of a screen. */
  readonly isScreenshot: boolean
}

const lookedAtPx = 512
const sharpFrom = 40
const sameUpToBits = 6
const headBytes = 131_072

export async function lookAtPhoto(photo: Blob): Promise<PhotoLook> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(messages.camera.process)
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
    isScreenshot: !(await saysCamera(photo)) && (photo.type === 'image/png' || isScreenSized(width, height)),
  }
}

export const isSamePhoto = (a: Pick<PhotoLook, 'fingerprint'>, b: Pick<PhotoLook, 'fingerprint'>): boolean =>
  differenceOf(a.fingerprint, b.fingerprint) <= sameUpToBits

function draw(source: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error(messages.camera.process)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return { canvas, pixels: context.getImageData(0, 0, width, height) }
}

async function saysCamera(photo: Blob): Promise<boolean> {
  const head = new Uint8Array(await photo.slice(0, headBytes).arrayBuffer())
  const text = new TextDecoder('latin1').decode(head)
  return text.includes('Exif\0\0') || text.includes('EXIF')
}

function isScreenSized(width: number, height: number): boolean {
  const sides = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio))
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  return Math.min(width, height) === short && Math.max(width, height) === long
}
