import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import { detectGarments, inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import { laundryChance } from '@washline/contract/scanning/detector/gate'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { Tensor } from 'onnxruntime-web'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses, meanOpinion, type Opinion } from '../rules/fuse-classes.ts'
import { appearanceMeasurer, type SeenGarment } from '../rules/garment-appearance.ts'
import { colourNamer } from '../rules/name-colour.ts'
import type { GateVerdict } from '../rules/pass-gate.ts'
import { classifyParts, type Pass } from './classify-parts.ts'
import type { LoadedModels } from './load-models.ts'

/** Relative to the classifiers' shares. */
const detectorShare = 0.3

/** Above this confidence the second pass rarely changes the class, so it is skipped. */
const confidentAfterFirst = 0.6

export type SeenPicture = { readonly garments: readonly SeenGarment[]; readonly gate: GateVerdict }

type Piece = {
  readonly found: Detection
  /** The classifiers' input. */
  readonly planes: Float32Array
  /** The classifiers' opinions in each pass. */
  readonly passes: readonly (readonly Opinion[])[]
}

/**
 * Detects the garments of a picture and classifies each of them; unsure ones are classified twice. A single garment is
 * classified from the whole picture, which is more accurate.
 */
export async function findGarments(models: LoadedModels, pixels: Pixels): Promise<SeenPicture> {
  const classify = async (pieces: readonly Piece[], pass: Pass) => {
    const opinions = await classifyParts(
      models,
      pieces.map(({ planes }) => planes),
      pass,
    )
    return pieces.map((piece, index) => {
      const seen = { ...piece, passes: [...piece.passes, opinions[index] ?? []] }
      return { ...seen, verdict: fuseClasses(opinionsOf(seen), models.manifest.detector.classes) }
    })
  }
  const { found: detections, features } = await detect(models, pixels)
  const rectOf = (found: Detection) =>
    detections.length === 1 ? wholeOf(pixels) : cropRect(found, pixels.width, pixels.height)
  const planesOf = (found: Detection) => inputPlanes(pixels, [rectOf(found)], models.manifest.classifier.inputSize)

  const seenOnce = await classify(
    detections.map((found) => ({ found, planes: planesOf(found), passes: [] })),
    'first',
  )
  const unsure = seenOnce.filter(({ verdict }) => verdict.confidence < confidentAfterFirst)
  const seenTwice = new Map((await classify(unsure, 'second')).map((piece) => [piece.found, piece]))

  const nameColour = colourNamer(pixels)
  const measureIn = appearanceMeasurer(pixels)
  const garments = seenOnce.map((once) => {
    const { verdict, ...piece } = seenTwice.get(once.found) ?? once
    const { found } = piece
    const box = [found.left, found.top, found.right - found.left, found.bottom - found.top] as const
    const kinds = meanOpinion(opinionsOf(piece), models.manifest.detector.classes.length)
    return { ...verdict, colour: nameColour(box), box, appearance: measureIn(box, kinds) }
  })
  return {
    garments,
    gate: {
      chance: laundryChance(models.gate, features),
      refuseBelow: models.gate.refuseBelow,
      sureFrom: models.gate.sureFrom,
    },
  }
}

/** The classifiers' total share does not depend on the number of passes. */
const opinionsOf = ({ found, passes }: Piece): Opinion[] => [
  { probabilities: found.classes, share: detectorShare },
  ...passes.flat().map(({ probabilities, share }) => ({ probabilities, share: share / passes.length })),
]

function detect({ detector, manifest }: LoadedModels, pixels: Pixels) {
  const { inputSize } = manifest.detector
  const run = (planes: Float32Array) =>
    detector.run({ image: new Tensor('float32', planes, [1, 3, inputSize, inputSize]) })
  return detectGarments(run, manifest.detector, pixels)
}
