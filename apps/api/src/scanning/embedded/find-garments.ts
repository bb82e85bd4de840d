import type { Detection } from '@washline/contract/scanning/detector/decode-boxes'
import { detectGarments, inputPlanes, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { Tensor } from 'onnxruntime-web'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses, type Opinion } from '../rules/fuse-classes.ts'
import type { Sighting } from '../rules/group-items.ts'
import { colourNamer } from '../rules/name-colour.ts'
import { classifyParts, type Look } from './classify-parts.ts'
import type { LoadedModels } from './load-models.ts'

/** Against the classifiers' shares. */
const detectorShare = 0.3

/** What is surer than this at the first look is hardly ever named otherwise at the second, which would only cost time. */
const sureAtOnce = 0.6

type Piece = {
  readonly found: Detection
  /** As the classifiers take it. */
  readonly planes: Float32Array
  /** What the classifiers said of it at each look. */
  readonly looks: readonly (readonly Opinion[])[]
}

/**
 * Where the garments of a picture are, then what each of them is; unsure ones are looked at twice. A lone one is told best
 * from the whole picture.
 */
export async function findGarments(models: LoadedModels, pixels: Pixels): Promise<Sighting[]> {
  const lookAt = async (pieces: readonly Piece[], look: Look) => {
    const said = await classifyParts(
      models,
      pieces.map(({ planes }) => planes),
      look,
    )
    return pieces.map((piece, index) => {
      const seen = { ...piece, looks: [...piece.looks, said[index] ?? []] }
      return { ...seen, verdict: fuseClasses(opinionsOf(seen), models.manifest.detector.classes) }
    })
  }
  const detections = await detect(models, pixels)
  const rectOf = (found: Detection) =>
    detections.length === 1 ? wholeOf(pixels) : cropRect(found, pixels.width, pixels.height)
  const planesOf = (found: Detection) => inputPlanes(pixels, [rectOf(found)], models.manifest.classifier.inputSize)

  const seenOnce = await lookAt(
    detections.map((found) => ({ found, planes: planesOf(found), looks: [] })),
    'first',
  )
  const unsure = seenOnce.filter(({ verdict }) => verdict.confidence < sureAtOnce)
  const seenTwice = new Map((await lookAt(unsure, 'second')).map((piece) => [piece.found, piece]))

  const nameColour = colourNamer(pixels)
  return seenOnce.map((once) => {
    const { found, verdict } = seenTwice.get(once.found) ?? once
    const box = [found.left, found.top, found.right - found.left, found.bottom - found.top] as const
    return { ...verdict, colour: nameColour(box), box }
  })
}

/** The classifiers' shares are the same however often they looked. */
const opinionsOf = ({ found, looks }: Piece): Opinion[] => [
  { says: found.classes, share: detectorShare },
  ...looks.flat().map(({ says, share }) => ({ says, share: share / looks.length })),
]

function detect({ detector, manifest }: LoadedModels, pixels: Pixels) {
  const { inputSize } = manifest.detector
  const run = (planes: Float32Array) =>
    detector.run({ image: new Tensor('float32', planes, [1, 3, inputSize, inputSize]) })
  return detectGarments(run, manifest.detector, pixels)
}
