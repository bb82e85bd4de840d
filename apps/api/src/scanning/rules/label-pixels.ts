import { areaResize, type PixelRect, type Pixels } from '@washline/contract/scanning/detector/pixels'
import type { FoundSign } from './find-signs.ts'

/** Keeps a part without contrast from becoming noise, as in training. */
const flat = 8

/** A part of the picture as a square of gray levels, 0 to 255. */
export function greySquareOf(pixels: Pixels, rect: PixelRect, size: number): Float32Array {
  const rgb = areaResize(pixels, rect, size)
  return Float32Array.from(
    { length: size * size },
    (_, at) => 0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0),
  )
}

/** The finder's input: -1 to 1. */
export const finderValues = (grey: Float32Array): Float32Array => grey.map((value) => value / 127.5 - 1)

/** The reader's input: its mean is 0, its contrast 1. */
export function readerValues(grey: Float32Array): Float32Array {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const variance = grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length
  return grey.map((value) => (value - mean) / (Math.sqrt(variance) + flat))
}

/** A square around a symbol, `share` times as long as its longer side, moved into the picture where it reaches beyond. */
export function squareAround({ x, y, width, height }: FoundSign, pixels: Pixels, share: number): PixelRect {
  const wanted = share * Math.max(width * pixels.width, height * pixels.height)
  const side = Math.min(Math.max(8, wanted), pixels.width, pixels.height)
  const left = Math.min(Math.max(0, x * pixels.width - side / 2), pixels.width - side)
  const top = Math.min(Math.max(0, y * pixels.height - side / 2), pixels.height - side)
  return { left, top, right: left + side, bottom: top + side }
}

/** The picture turned by a quarter to the right. */
export function turnPixels({ data, width, height }: Pixels): Pixels {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 3, (x * height + height - 1 - y) * 3]
      for (let channel = 0; channel < 3; channel++) turned[to + channel] = data[from + channel] ?? 0
    }
  return { data: turned, width: height, height: width }
}
