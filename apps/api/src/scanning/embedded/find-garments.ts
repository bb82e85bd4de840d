import { detectGarments, wholeOf } from '@washline/contract/scanning/detector/detect-garments'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { Tensor } from 'onnxruntime-web'
import { cropRect } from '../rules/crop-rect.ts'
import { fuseClasses } from '../rules/fuse-classes.ts'
import type { Sighting } from '../rules/group-items.ts'
import { colourNamer } from '../rules/name-colour.ts'
import { classifyParts } from './classify-parts.ts'
import type { LoadedModels } from './load-models.ts'

/** Against the classifiers' shares. */
const detectorShare = 0.3

/** Where the garments of a picture are, then what each of them is. A lone one is told best from the whole picture. */
export async function findGarments(models: LoadedModels, pixels: Pixels): Promise<Sighting[]> {
  const detections = await detect(models, pixels)
  const rects = detections.map((found) =>
    detections.length === 1 ? wholeOf(pixels) : cropRect(found, pixels.width, pixels.height),
  )
  const opinions = await classifyParts(models, pixels, rects)
  const nameColour = colourNamer(pixels)
  return detections.map((found, index) => {
    const box = [found.left, found.top, found.right - found.left, found.bottom - found.top] as const
    const all = [{ says: found.classes, share: detectorShare }, ...opinions.flatMap((of) => of[index] ?? [])]
    return { ...fuseClasses(all, models.manifest.detector.classes), colour: nameColour(box), box }
  })
}

function detect({ detector, manifest }: LoadedModels, pixels: Pixels) {
  const { inputSize } = manifest.detector
  const run = (planes: Float32Array) =>
    detector.run({ image: new Tensor('float32', planes, [1, 3, inputSize, inputSize]) })
  return detectGarments(run, manifest.detector, pixels)
}
