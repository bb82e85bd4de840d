import type { Random } from '../../../tools/random/seeded-random.ts'
import { valueNoise } from './value-noise.ts'

const contrast = 0.3

/** How bright each pixel of folded cloth is when light falls from the upper left; 1 is flat. */
export function lightCloth(random: Random, width: number, height: number, foldPx: number, depth: number): Float32Array {
  const relief = valueNoise(random, width, height, foldPx)
  const step = Math.max(1, Math.round(foldPx / 24))
  const at = (x: number, y: number) => {
    const row = Math.min(height - 1, Math.max(0, y))
    return relief[row * width + Math.min(width - 1, Math.max(0, x))] ?? 0
  }
  const light = new Float32Array(relief.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const slope = (at(x + step, y + step) - at(x - step, y - step)) * (foldPx / step)
      light[y * width + x] = 1 + contrast * Math.tanh((depth * slope) / contrast)
    }
  return light
}
