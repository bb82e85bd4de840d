/** A greyscale picture, 0 to 255, row by row. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly values: ArrayLike<number>
}

/** The greyscale of an RGBA picture. */
export function greyOf({ width, height, data }: { width: number; height: number; data: ArrayLike<number> }): Grey {
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    values[at] = red * 0.299 + green * 0.587 + blue * 0.114
  }
  return { width, height, values }
}

const tilesAcross = 4
/** A garment fills part of a photo and the wall behind it is flat: only this many of the sharpest tiles count. */
const countedTiles = 4

/**
 * The sharpness of a picture: the variance of its Laplacian in the sharpest tiles. A photo in focus has hundreds, one
 * out of focus less than twenty.
 */
export function sharpnessOf(grey: Grey): number {
  const tileWidth = Math.floor(grey.width / tilesAcross)
  const tileHeight = Math.floor(grey.height / tilesAcross)
  const tiles: number[] = []
  for (let row = 0; row < tilesAcross; row++)
    for (let column = 0; column < tilesAcross; column++)
      tiles.push(laplacianVariance(grey, column * tileWidth, row * tileHeight, tileWidth, tileHeight))
  const counted = tiles.sort((a, b) => b - a).slice(0, countedTiles)
  return counted.reduce((sum, tile) => sum + tile, 0) / countedTiles
}

function laplacianVariance({ width, height, values }: Grey, left: number, top: number, across: number, down: number) {
  let count = 0
  let sum = 0
  let squares = 0
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + down); y++)
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + across); x++) {
      const at = y * width + x
      const edge =
        4 * (values[at] ?? 0) -
        (values[at - 1] ?? 0) -
        (values[at + 1] ?? 0) -
        (values[at - width] ?? 0) -
        (values[at + width] ?? 0)
      count += 1
      sum += edge
      squares += edge * edge
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

export const fingerprintSize = { width: 9, height: 8 }

/**
 * 64 bits, one for each brighter neighbour in a picture of 9 x 8: nearly the same for the same photo in another size.
 */
export function fingerprintOf({ width, height, values }: Grey): readonly boolean[] {
  const bits: boolean[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width - 1; x++) bits.push((values[y * width + x] ?? 0) > (values[y * width + x + 1] ?? 0))
  return bits
}

/** The Hamming distance. */
export const differenceOf = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.reduce((count, bit, at) => (bit === b[at] ? count : count + 1), 0)
