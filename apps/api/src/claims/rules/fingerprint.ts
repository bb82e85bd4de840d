/** The greyscale picture that a fingerprint is made from. */
export const fingerprintSide = 9

/** Neighbours that differ by less than this, of 256 levels, are the same to the eye, and after another compression. */
const plainLevels = 3
/** A picture with fewer telling neighbours than this is too plain to be told from others. */
const tellingLeast = 24

/**
 * The difference hash of a 9 x 9 greyscale picture, as 128 bits: whether it gets brighter to the right, then whether it gets
 * brighter downwards. It outlives scaling, compression and other light. By Neal Krawetz ("Kind of Like That", hackerfactor.com,
 * 2013), in the form with both directions of Ben Hoyt ("Duplicate image detection with perceptual hashing in Python",
 * benhoyt.com, 2017). Null for a picture that is too plain, whose bits would be noise.
 */
export function fingerprintOf(grey: Uint8Array): string | null {
  if (grey.length !== fingerprintSide ** 2) throw new Error(`a fingerprint is made of 81 levels, not ${grey.length}`)
  const isTelling = (step: number) => Math.abs(step) >= plainLevels
  if (stepsOf([...grey]).filter(isTelling).length < tellingLeast) return null
  const darkest = Math.min(...grey)
  const range = Math.max(...grey) - darkest
  const stretched = Array.from(grey, (level) => ((level - darkest) * 255) / range)
  return stepsOf(stretched)
    .map((step) => (step >= plainLevels ? '1' : '0'))
    .join('')
}

const eight = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** From each level to its neighbour on the right, then to the one below. */
function stepsOf(levels: readonly number[]): number[] {
  const at = (row: number, column: number) => levels[row * fingerprintSide + column] ?? 0
  const everyPair = (step: (row: number, column: number) => number) =>
    eight.flatMap((row) => eight.map((column) => step(row, column)))
  return [
    ...everyPair((row, column) => at(row, column + 1) - at(row, column)),
    ...everyPair((row, column) => at(row + 1, column) - at(row, column)),
  ]
}

/** In how many bits two fingerprints differ. */
export const differingBits = (a: string, b: string): number => [...a].filter((bit, index) => bit !== b[index]).length
