import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import { inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses, meanOpinion, type Opinion } from '../rules/fuse-classes.ts'
import { appearanceMeasurer, type SeenGarment } from '../rules/garment-appearance.ts'
import { colourNamer } from '../rules/name-colour.ts'
import { turnPlanes } from '../rules/turn-planes.ts'
import { classifyParts, type Pass } from './classify-parts.ts'
import type { LoadedModels } from './load-models.ts'

/** Relative to the classifiers' shares. */
const detectorShare = 0.3

/** Above this confidence a further pass rarely changes the class, so it is skipped. */
const confidentFrom = 0.6

/** A single garment that covers less of the picture is classified from its own part of it. */
const wholeFrom = 0.2

/** A garment that reaches further is cut off by the picture's edges, and a turn of what is left misleads. */
const cutBefore = 0.85

type Piece = {
  readonly found: Detection
  /** The classifiers' input. */
  readonly planes: Float32Array
  /** The classifiers' opinions in each pass. */
  readonly passes: readonly (readonly Opinion[])[]
}

/**
 * Classifies each garment of a picture; unsure ones twice. A single garment is classified from the whole picture, which is
 * more accurate, unless it is small. One that stays unsure and is wider than high may lie on its side, so it is turned to either side, too.
 */
export async function classifyFound(
  models: LoadedModels,
  pixels: Pixels,
  detections: readonly Detection[],
): Promise<SeenGarment[]> {
  const { classes } = models.manifest.detector
  const { inputSize } = models.manifest.classifier
  const opinionsIn = async (planes: readonly Float32Array[], pass: Pass) => classifyParts(models, planes, pass)
  const verdictOf = (piece: Piece) => fuseClasses(opinionsOf(piece), classes)
  const isUnsure = (piece: Piece) => verdictOf(piece).confidence < confidentFrom
  const classify = async (pieces: readonly Piece[], pass: Pass): Promise<Piece[]> => {
    const opinions = await opinionsIn(
      pieces.map(({ planes }) => planes),
      pass,
    )
    return pieces.map((piece, index) => ({ ...piece, passes: [...piece.passes, opinions[index] ?? []] }))
  }
  const turned = async (piece: Piece): Promise<Piece> => {
    const right = turnPlanes(piece.planes, inputSize)
    const left = turnPlanes(turnPlanes(right, inputSize), inputSize)
    const [asItIs = [], ...others] = piece.passes
    const surest = [...others, ...(await opinionsIn([right, left], 'first'))]
      .map((pass) => ({ pass, confidence: fuseClasses(pass, classes).confidence }))
      .reduce((best, each) => (each.confidence > best.confidence ? each : best))
    return { ...piece, passes: [asItIs, surest.pass] }
  }
  const isAlone = detections.length === 1
  const rectOf = (found: Detection) =>
    isAlone && areaOf(found) >= wholeFrom ? wholeOf(pixels) : cropRect(found, pixels.width, pixels.height)

  const once = await classify(
    detections.map((found) => ({ found, planes: inputPlanes(pixels, [rectOf(found)], inputSize), passes: [] })),
    'first',
  )
  const twice = new Map((await classify(once.filter(isUnsure), 'second')).map((piece) => [piece.found, piece]))
  const pieces = once.map((piece) => twice.get(piece.found) ?? piece)
  const mayLie = ({ found }: Piece) =>
    isAlone &&
    areaOf(found) < cutBefore &&
    (found.right - found.left) * pixels.width > (found.bottom - found.top) * pixels.height
  const settled = await Promise.all(pieces.map((piece) => (mayLie(piece) && isUnsure(piece) ? turned(piece) : piece)))

  const nameColour = colourNamer(pixels)
  const measureIn = appearanceMeasurer(pixels)
  return settled.map((piece) => {
    const { left, top, right, bottom } = piece.found
    const box = [left, top, right - left, bottom - top] as const
    const kinds = meanOpinion(opinionsOf(piece), classes.length)
    return { ...verdictOf(piece), colour: nameColour(box), box, appearance: measureIn(box, kinds) }
  })
}

const areaOf = ({ left, top, right, bottom }: Detection) => (right - left) * (bottom - top)

/** The classifiers' total share does not depend on the number of passes. */
const opinionsOf = ({ found, passes }: Piece): Opinion[] => [
  { probabilities: found.classes, share: detectorShare },
  ...passes.flat().map(({ probabilities, share }) => ({ probabilities, share: share / passes.length })),
]
