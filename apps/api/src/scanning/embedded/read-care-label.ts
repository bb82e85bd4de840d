import { floatsOf, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import type { ReadSign } from '../label-gateway.ts'
import { findSigns } from '../rules/find-signs.ts'
import { finderValues, greySquareOf, readerValues, squareAround, turnPixels } from '../rules/label-pixels.ts'
import { nameSigns, type SeenSign } from '../rules/name-signs.ts'
import type { LabelModels } from './load-label-models.ts'

const quarters = 4
/** Symbols that are enough to take the picture as upright. */
const enough = 3

/** The symbols of the care label in a picture. A phone that lay flat may have saved it turned: then it is tried in the other three directions. */
export async function readCareLabel(models: LabelModels, pixels: Pixels): Promise<ReadSign[]> {
  let turned = pixels
  let best = await readUpright(models, turned)
  for (let quarter = 1; quarter < quarters && best.certainty < enough; quarter++) {
    turned = turnPixels(turned)
    const read = await readUpright(models, turned)
    if (read.certainty > best.certainty) best = read
  }
  return best.signs
}

async function readUpright(models: LabelModels, pixels: Pixels) {
  const { finder, reader } = models.manifest
  const size = finder.inputSize
  const values = finderValues(greySquareOf(pixels, wholeOf(pixels), size))
  const answer = await models.finder(values, [1, 1, size, size])
  const found = findSigns(
    { scores: floatsOf(answer, 'scores'), places: floatsOf(answer, 'places'), gridSize: finder.gridSize },
    finder.threshold,
  )
  const parts = found.map((sign) =>
    readerValues(greySquareOf(pixels, squareAround(sign, pixels, reader.cropShare), reader.inputSize)),
  )
  return nameSigns(await seenIn(models, parts), reader.symbols, reader)
}

async function seenIn({ reader, manifest }: LabelModels, parts: readonly Float32Array[]): Promise<SeenSign[]> {
  if (parts.length === 0) return []
  const size = manifest.reader.inputSize
  const batch = new Float32Array(parts.length * size * size)
  parts.forEach((values, index) => {
    batch.set(values, index * size * size)
  })
  const answer = await reader(batch, [parts.length, 1, size, size])
  const rowsOf = (output: string) => {
    const values = floatsOf(answer, output)
    const length = values.length / parts.length
    return (index: number) => values.subarray(index * length, (index + 1) * length)
  }
  const [symbols, bars] = [rowsOf('symbols'), rowsOf('bars')]
  return parts.map((_, index) => ({ symbols: symbols(index), bars: bars(index) }))
}
