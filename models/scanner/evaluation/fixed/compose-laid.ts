import type { GarmentId } from '@washline/contract/scanning/catalogue'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import type { Edges, LabelledGarment } from '../labelled-photos.ts'
import { between, fixedStream, pickOf } from './fixed-stream.ts'
import { type CutOut, type Lie, layPiece } from './lay-piece.ts'
import { type Ground, grounds, paintGround } from './paint-ground.ts'

export type Arrangement = 'spread' | 'overlap' | 'pile'
export interface Piece {
  readonly garmentId: GarmentId
  readonly cutOut: CutOut
}
export interface Composed {
  readonly picture: Pixels
  readonly garments: LabelledGarment[]
}

const size = { width: 960, height: 720 }
/** The sum of all boxes as a share of the picture. */
const covers = { spread: [0.4, 0.7], overlap: [0.8, 1.2], pile: [1.1, 1.6] } as const
const leastVisible = 0.3

/** Several garments on a ground. What each of them shows is its label; one that is nearly hidden has none. */
export function composeLaid(name: string, arrangement: Arrangement, pieces: readonly Piece[]): Composed {
  const stream = fixedStream(name)
  const { width, height } = size
  const [least, most] = covers[arrangement]
  const columns = Math.ceil(Math.sqrt((pieces.length * width) / height))
  const rows = Math.ceil(pieces.length / columns)
  const area = (width * height * between(stream, least, most)) / pieces.length
  const lies = pieces.map(({ cutOut }, index): Lie => {
    const cell = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows] as const
    const [x, y] =
      arrangement === 'pile'
        ? [0.5 + 0.5 * (stream() + stream() - 1), 0.5 + 0.5 * (stream() + stream() - 1)]
        : [cell[0] + (stream() - 0.5) * 0.06, cell[1] + (stream() - 0.5) * 0.06]
    const longest = arrangement === 'spread' ? 0.92 * Math.min(width / columns, height / rows) : 0.75 * height
    const long = Math.min(longest, Math.sqrt(area) * between(stream, 0.9, 1.15))
    const scale = long / Math.max(cutOut.width, cutOut.height)
    return {
      x: Math.round(x * width),
      y: Math.round(y * height),
      scale,
      stretch: between(stream, 0.92, 1.08),
      turnDegrees: stream() < 0.5 ? between(stream, -180, 180) : between(stream, -20, 20),
      light: between(stream, 0.8, 1.12),
    }
  })
  return lay(paintGround(stream, pickOf(stream, grounds), width, height), pieces, lies)
}

/** One garment on a ground, its box as wide as this share of the picture. */
export function composeAlone(
  name: string,
  piece: Piece,
  options: { widthShare: number; turnDegrees?: number; ground?: Ground },
): Composed {
  const stream = fixedStream(name)
  const [width, height] = [1280, 960]
  const scale = (width * options.widthShare) / piece.cutOut.width
  const inside = (long: number, most: number) =>
    between(stream, Math.min(0.5, long / most / 2), Math.max(0.5, 1 - long / most / 2))
  const lie: Lie = {
    x: Math.round(width * inside(piece.cutOut.width * scale, width)),
    y: Math.round(height * inside(piece.cutOut.height * scale, height)),
    scale,
    stretch: 1,
    turnDegrees: options.turnDegrees ?? between(stream, -12, 12),
    light: between(stream, 0.85, 1.1),
  }
  return lay(paintGround(stream, options.ground ?? pickOf(stream, grounds), width, height), [piece], [lie])
}

function lay(picture: Pixels, pieces: readonly Piece[], lies: readonly Lie[]): Composed {
  const map = new Int16Array(picture.width * picture.height).fill(-1)
  pieces.forEach(({ cutOut }, id) => {
    const lie = lies[id]
    if (lie) layPiece(picture, cutOut, lie, { map, id })
  })
  const garments = pieces.flatMap(({ garmentId, cutOut }, id) => {
    const { edges, pixels } = seenOf(map, id, picture)
    const whole =
      cutOut.cover.filter((cover) => cover > 0.5).length * (lies[id]?.scale ?? 1) ** 2 * (lies[id]?.stretch ?? 1)
    return pixels / whole < leastVisible ? [] : [{ garmentId, edges }]
  })
  return { picture, garments }
}

function seenOf(map: Int16Array, id: number, { width, height }: Pixels): { edges: Edges; pixels: number } {
  let [left, top, right, bottom, pixels] = [width, height, 0, 0, 0]
  map.forEach((owner, place) => {
    if (owner !== id) return
    const [x, y] = [place % width, Math.floor(place / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    pixels += 1
  })
  return { edges: [left / width, top / height, right / width, bottom / height], pixels }
}
