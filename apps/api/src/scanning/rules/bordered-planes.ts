import { wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import { areaResize, type Pixels, writePlanes } from '@washline/contract/scanning/detector/pixels'

/** The side of the picture as a share of the input. */
const pictureShare = 0.7
const middleLevel = 110
const darkLevel = 60
const lightLevel = 205

/**
 * A network's input in which the picture lies on a plain border of contrasting lightness: a garment that fills the picture
 * gets the edges by which the detector recognises it.
 */
export function borderedPlanes(pixels: Pixels, size: number): Float32Array {
  const inner = Math.round(size * pictureShare)
  const offset = Math.floor((size - inner) / 2)
  const picture = areaResize(pixels, wholeOf(pixels), inner)
  const mean = picture.reduce((sum, level) => sum + level, 0) / picture.length
  const rgb = new Float32Array(size * size * 3).fill(mean > middleLevel ? darkLevel : lightLevel)
  for (let row = 0; row < inner; row++)
    rgb.set(picture.subarray(row * inner * 3, (row + 1) * inner * 3), ((row + offset) * size + offset) * 3)
  const planes = new Float32Array(rgb.length)
  writePlanes(rgb, planes, 0)
  return planes
}
