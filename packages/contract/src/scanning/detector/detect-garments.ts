import { type Detection, decodeBoxes } from './decode-boxes.ts'
import { areaResize, type PixelRect, type Pixels, writePlanes } from './pixels.ts'
import { settleCount } from './settle-count.ts'

export type Looked = {
  /** Best first. */
  readonly found: readonly Detection[]
  /** The best box, even a faint one, whatever the count of the whole picture. */
  readonly best: Detection | undefined
  /** What the detector sees in the whole picture, for the gate. */
  readonly features: Float32Array
}

/** The detector's part of the models' manifest. */
export type DetectorSettings = {
  readonly inputSize: number
  readonly gridSize: number
  readonly threshold: number
  readonly classes: readonly unknown[]
}

/** A network's outputs by name. */
export type NetworkAnswer = Readonly<Record<string, { readonly data: unknown }>>

/** Runs the network over one picture, three planes of `inputSize` squared. */
export type RunDetector = (planes: Float32Array) => Promise<NetworkAnswer>

/** A faint box has at least this part of the threshold. */
const faintShare = 0.4

/** Detects the garments of a picture. The server and the browser use the same code. */
export async function detectGarments(
  run: RunDetector,
  { inputSize, gridSize, threshold, classes }: DetectorSettings,
  pixels: Pixels,
): Promise<Looked> {
  const answer = await run(inputPlanes(pixels, [wholeOf(pixels)], inputSize))
  const output = {
    boxes: floatsOf(answer, 'boxes'),
    classes: floatsOf(answer, 'classes'),
    gridSize,
    classCount: classes.length,
  }
  const boxes = decodeBoxes(output, threshold * faintShare)
  const clear = boxes.filter(({ score }) => score > threshold)
  const found = settleCount(clear, floatsOf(answer, 'count'))
  return { found, best: boxes[0], features: floatsOf(answer, 'features') }
}

/** One output of a network; throws if it is missing. */
export function floatsOf(answer: NetworkAnswer, output: string): Float32Array {
  const data = answer[output]?.data
  if (!(data instanceof Float32Array)) throw new Error(`the model answered without "${output}"`)
  return data
}

export const wholeOf = ({ width, height }: Pixels): PixelRect => ({ left: 0, top: 0, right: width, bottom: height })

/** The parts of a picture as one input of a network. */
export function inputPlanes(pixels: Pixels, rects: readonly PixelRect[], size: number): Float32Array {
  const values = new Float32Array(rects.length * 3 * size * size)
  rects.forEach((rect, index) => {
    writePlanes(areaResize(pixels, rect, size), values, index * 3 * size * size)
  })
  return values
}
