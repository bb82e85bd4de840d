/** Side of the greyscale picture that a fingerprint is made from. */
export const fingerprintSide = 9

/** Neighbours that differ by less than this, of 256 levels, count as equal: recompression changes them as much. */
const plainLevels = 3
/** A picture with fewer distinct neighbours than this has too little detail. */
const tellingLeast = 24

/**
 * The difference hash of a 9 x 9 greyscale picture, as 128 bits: whether it gets brighter to the right, then whether
 * it gets brighter downwards. Scaling, compression and brightness do not change it. By Neal Krawetz ("Kind of Like
 * That", hackerfactor.com, 2013), in the form with both directions of Ben Hoyt ("Duplicate image detection with
 * perceptual hashing in Python", benhoyt.com, 2017). Null for a picture with too little detail, whose bits would be
 * noise.
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

/** From each level to its right neighbour, then to the one below. */
function stepsOf(levels: readonly number[]): number[] {
  const at = (row: number, column: number) => levels[row * fingerprintSide + column] ?? 0
  const everyPair = (step: (row: number, column: number) => number) =>
    eight.flatMap((row) => eight.map((column) => step(row, column)))
  return [
    ...everyPair((row, column) => at(row, column + 1) - at(row, column)),
    ...everyPair((row, column) => at(row + 1, column) - at(row, column)),
  ]
}

/** The number of bits in which two fingerprints differ. */
export const differingBits = (a: string, b: string): number => [...a].filter((bit, index) => bit !== b[index]).length

/** The fingerprints of a picture as it is, mirrored, and turned by quarters; none for a picture with too little detail. */
export function turnedFingerprints(grey: Uint8Array): string[] {
  const pictures: Uint8Array[] = []
  let turned = grey
  for (const _ of [0, 90, 180, 270]) {
    pictures.push(turned, mirrored(turned))
    turned = mirrored(transposed(turned))
  }
  return pictures.flatMap((picture) => fingerprintOf(picture) ?? [])
}

const mirrored = (grey: Uint8Array): Uint8Array =>
  grey.map((_, index) => grey[index - 2 * (index % fingerprintSide) + fingerprintSide - 1] ?? 0)
const transposed = (grey: Uint8Array): Uint8Array =>
  grey.map((_, index) => grey[(index % fingerprintSide) * fingerprintSide + Math.floor(index / fingerprintSide)] ?? 0)
