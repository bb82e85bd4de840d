import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { between } from './fixed-stream.ts'

export const grounds = ['sheet', 'planks', 'tiles', 'carpet', 'checks', 'dots'] as const
export type Ground = (typeof grounds)[number]

const cell = 64

/** What laundry lies on, in uneven light. */
export function paintGround(stream: () => number, ground: Ground, width: number, height: number): Pixels {
  const base = [between(stream, 70, 225), between(stream, 70, 225), between(stream, 70, 225)]
  const middle = base.reduce((sum, level) => sum + level, 0) / 3
  const colour = base.map(
    (level) => middle + (level - middle) * (ground === 'checks' || ground === 'dots' ? 0.9 : 0.35),
  )
  const other = colour.map((level) => level + (middle > 140 ? -1 : 1) * between(stream, 30, 80))
  const stepPx = Math.round(between(stream, 50, 140))
  const noise = noiseOf(stream, width, height)
  const grain = between(stream, 2, ground === 'carpet' ? 26 : 8)
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = markAt(ground, x, y, stepPx)
      const light = 0.78 + 0.4 * noise(x, y)
      const speck = (stream() - 0.5) * grain
      for (let channel = 0; channel < 3; channel++) {
        const flat = (colour[channel] ?? 0) * (1 - share) + (other[channel] ?? 0) * share
        data[(y * width + x) * 3 + channel] = byteOf(flat * light + speck)
      }
    }
  return { data, width, height }
}

/** How much of the second colour is at a point. */
function markAt(ground: Ground, x: number, y: number, stepPx: number): number {
  const [inX, inY] = [x % stepPx, y % stepPx]
  switch (ground) {
    case 'sheet':
    case 'carpet':
      return 0
    case 'planks':
      return inY < 3 ? 1 : (Math.floor(y / stepPx) % 3) * 0.15
    case 'tiles':
      return inX < 4 || inY < 4 ? 1 : 0
    case 'checks':
      return (inX < stepPx / 2 ? 0.5 : 0) + (inY < stepPx / 2 ? 0.5 : 0)
    case 'dots':
      return (inX - stepPx / 2) ** 2 + (inY - stepPx / 2) ** 2 < (stepPx / 3.5) ** 2 ? 1 : 0
    default:
      return ground satisfies never
  }
}

/** Smooth noise, 0 to 1. */
function noiseOf(stream: () => number, width: number, height: number) {
  const stride = Math.ceil(width / cell) + 2
  const knots = Float64Array.from({ length: stride * (Math.ceil(height / cell) + 2) }, stream)
  const soft = (part: number) => part * part * (3 - 2 * part)
  return (x: number, y: number) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    const [right, down] = [soft(x / cell - column), soft(y / cell - row)]
    const at = (dx: number, dy: number) => knots[(row + dy) * stride + column + dx] ?? 0
    return (at(0, 0) * (1 - right) + at(1, 0) * right) * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down
  }
}

export const byteOf = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))
