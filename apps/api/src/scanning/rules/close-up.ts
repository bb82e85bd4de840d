import type { Edges } from '@washline/contract/scanning/detector/decode-boxes'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import type { Box } from './scanned-item.ts'

/** Laundry that covers less of the picture is seen better from nearer. */
const smallBelow = 0.25
/** On each side, as a share of the laundry's longer side: garments need some ground around them. */
const margin = 0.35

/** The square around the laundry of a picture that shows it small; undefined where it is large enough, or there is none. */
export function closeUpOf(found: readonly Edges[], { width, height }: Pixels): PixelRect | undefined {
  if (found.length === 0) return undefined
  const edge = (name: keyof Edges, choose: (...values: number[]) => number) => choose(...found.map((box) => box[name]))
  const [left, right] = [edge('left', Math.min), edge('right', Math.max)]
  const [top, bottom] = [edge('top', Math.min), edge('bottom', Math.max)]
  if ((right - left) * (bottom - top) >= smallBelow) return undefined
  const half = Math.max((right - left) * width, (bottom - top) * height) * (0.5 + margin)
  const [x, y] = [((left + right) / 2) * width, ((top + bottom) / 2) * height]
  return {
    left: Math.max(0, Math.floor(x - half)),
    top: Math.max(0, Math.floor(y - half)),
    right: Math.min(width, Math.ceil(x + half)),
    bottom: Math.min(height, Math.ceil(y + half)),
  }
}

/** A part of a picture. */
export function cutPixels({ data, width }: Pixels, { left, top, right, bottom }: PixelRect): Pixels {
  const part = new Uint8Array((right - left) * (bottom - top) * 3)
  for (let y = top; y < bottom; y++)
    part.set(data.subarray((y * width + left) * 3, (y * width + right) * 3), (y - top) * (right - left) * 3)
  return { data: part, width: right - left, height: bottom - top }
}

/** A box of a part of the picture as a box of the picture. */
export function boxInWhole(
  [left, top, width, height]: Box,
  part: PixelRect,
  whole: Pick<Pixels, 'width' | 'height'>,
): Box {
  const [across, down] = [(part.right - part.left) / whole.width, (part.bottom - part.top) / whole.height]
  return [part.left / whole.width + left * across, part.top / whole.height + top * down, width * across, height * down]
}
