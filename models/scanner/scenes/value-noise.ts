import type { Random } from '../../../tools/random/seeded-random.ts'

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Smooth noise around 0, about -1..1: random values on a grid of cells, eased between them, with finer octaves on top. */
export function valueNoise(random: Random, width: number, height: number, cellX: number, cellY = cellX): Float32Array {
  const field = new Float32Array(width * height)
  for (let octave = 0; octave < 3; octave++)
    addOctave(field, random, width, cellX / 2 ** octave, cellY / 2 ** octave, 0.55 ** octave)
  return field
}

function addOctave(
  field: Float32Array,
  random: Random,
  width: number,
  cellX: number,
  cellY: number,
  gain: number,
): void {
  const height = field.length / width
  const columns = Math.ceil(width / cellX) + 2
  const grid = Float32Array.from({ length: columns * (Math.ceil(height / cellY) + 2) }, () => random() * 2 - 1)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cellY)
    const downward = ease(y / cellY - row)
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / cellX)
      const across = ease(x / cellX - column)
      const at = row * columns + column
      const upper = mix(grid[at], grid[at + 1], across)
      const lower = mix(grid[at + columns], grid[at + columns + 1], across)
      field[y * width + x] = (field[y * width + x] ?? 0) + gain * mix(upper, lower, downward)
    }
  }
}

const mix = (a = 0, b = 0, share: number) => a + (b - a) * share
