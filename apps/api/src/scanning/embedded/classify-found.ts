import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import { inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { clothSampler } from '../rules/cloth-samples.ts'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses, meanOpinion, type Opinion } from '../rules/fuse-classes.ts'
import { measureAppearance, type SeenGarment } from '../rules/garment-appearance.ts'
import { nameColour } from '../rules/name-colour.ts'
import { turnPlanes } from '../rules/turn-planes.ts'
import { classifyParts, type PartSeen } from './classify-parts.ts'
import type { LoadedModels } from './load-models.ts'

/** Relative to the classifier's. */
const detectorShare = 0.3

/** Above this confidence a turn rarely changes the class, so it is not tried. */
const confidentFrom = 0.6

/** A single garment that covers less of the picture is classified from its own part of it. */
const wholeFrom = 0.2

/** A garment that reaches further is cut off by the picture's edges, and a turn of what is left misleads. */
const cutBefore = 0.85

type Piece = PartSeen & {
  readonly found: Detection
  /** The classifier's input. */
  readonly planes: Float32Array
}

/**
 * Classifies each garment of a picture. A single garment is classified from the whole picture, which is more accurate, unless it is
 * small. One that stays unsure and is wider than high may lie on its side, so it is turned to either side, too.
 */
export async function classifyFound(
  models: LoadedModels,
  pixels: Pixels,
  detections: readonly Detection[],
): Promise<SeenGarment[]> {
  const { classes } = models.manifest.detector
  const { inputSize } = models.manifest.classifier
  const verdictOf = (piece: Piece) => fuseClasses(opinionsOf(piece), classes)
  const turned = async (piece: Piece): Promise<Piece> => {
    const right = turnPlanes(piece.planes, inputSize)
    const left = turnPlanes(turnPlanes(right, inputSize), inputSize)
    const [surest] = (await classifyParts(models, [right, left]))
      .map(({ opinions }) => ({ opinions, confidence: fuseClasses(opinions, classes).confidence }))
      .sort((a, b) => b.confidence - a.confidence)
    const both = [...piece.opinions, ...(surest?.opinions ?? [])]
    return { ...piece, opinions: both.map((opinion) => ({ ...opinion, share: opinion.share / 2 })) }
  }
  const isAlone = detections.length === 1
  const rectOf = (found: Detection) =>
    isAlone && areaOf(found) >= wholeFrom ? wholeOf(pixels) : cropRect(found, pixels.width, pixels.height)

  const planes = detections.map((found) => inputPlanes(pixels, [rectOf(found)], inputSize))
  const seen = await classifyParts(models, planes)
  const pieces = detections.flatMap((found, index): Piece[] => {
    const [part, itsPlanes] = [seen[index], planes[index]]
    return part && itsPlanes ? [{ found, planes: itsPlanes, ...part }] : []
  })
  const mayLie = (piece: Piece) =>
    isAlone &&
    areaOf(piece.found) < cutBefore &&
    (piece.found.right - piece.found.left) * pixels.width > (piece.found.bottom - piece.found.top) * pixels.height &&
    verdictOf(piece).confidence < confidentFrom
  const settled = await Promise.all(pieces.map((piece) => (mayLie(piece) ? turned(piece) : piece)))

  const clothIn = clothSampler(pixels)
  return settled.map((piece) => {
    const { left, top, right, bottom } = piece.found
    const box = [left, top, right - left, bottom - top] as const
    const kinds = meanOpinion(opinionsOf(piece), classes.length)
    const { laundry, embedding } = piece
    return {
      ...verdictOf(piece),
      colour: nameColour(clothIn, box),
      box,
      laundry,
      appearance: measureAppearance(clothIn, box, { kinds, embedding }),
    }
  })
}

const areaOf = ({ left, top, right, bottom }: Detection) => (right - left) * (bottom - top)

const opinionsOf = ({ found, opinions }: Piece): Opinion[] => [
  { probabilities: found.classes, share: detectorShare },
  ...opinions,
]
