import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import type { PixelRect } from '@washline/contract/scanning/detector/pixels'

const marginOfLongSide = 0.06
const smallestPx = 4

/** The classifier's crop of a detection: its box with a margin, within the picture. */
export function cropRect(box: Detection, width: number, height: number): PixelRect {
  const margin = marginOfLongSide * Math.max((box.right - box.left) * width, (box.bottom - box.top) * height)
  const left = Math.min(width - smallestPx, Math.max(0, Math.floor(box.left * width - margin)))
  const top = Math.min(height - smallestPx, Math.max(0, Math.floor(box.top * height - margin)))
  return {
    left,
    top,
    right: Math.max(left + smallestPx, Math.min(width, Math.floor(box.right * width + margin))),
    bottom: Math.max(top + smallestPx, Math.min(height, Math.floor(box.bottom * height + margin))),
  }
}
