import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { byteOf } from './paint-ground.ts'

/** A garment without what is around it; `cover` is 0..1 for each of its pixels. */
export interface CutOut extends Pixels {
  readonly cover: Float32Array
}

export interface Lie {
  readonly x: number
  readonly y: number
  /** Pixels of the picture for one of the cut-out. */
  readonly scale: number
  readonly stretch: number
  readonly turnDegrees: number
  readonly light: number
}

const shadow = { shiftPx: 7, strength: 0.35 }
/** Points sampled along each side of a pixel. */
const samples = 2

/** Lays a cut-out with its shadow onto the picture, and writes `owner` where it covers. */
export function layPiece(picture: Pixels, piece: CutOut, lie: Lie, owner: { map: Int16Array; id: number }): void {
  const at = sampler(piece, lie)
  const reach = (Math.hypot(piece.width * lie.stretch, piece.height) * lie.scale) / 2 + shadow.shiftPx + 2
  const rows = [Math.max(0, Math.floor(lie.y - reach)), Math.min(picture.height, Math.ceil(lie.y + reach))] as const
  const columns = [Math.max(0, Math.floor(lie.x - reach)), Math.min(picture.width, Math.ceil(lie.x + reach))] as const
  for (let y = rows[0]; y < rows[1]; y++)
    for (let x = columns[0]; x < columns[1]; x++) {
      const cover = at(x - shadow.shiftPx, y - shadow.shiftPx)[3]
      if (cover > 0) darken(picture, y * picture.width + x, 1 - shadow.strength * cover)
    }
  for (let y = rows[0]; y < rows[1]; y++)
    for (let x = columns[0]; x < columns[1]; x++) {
      const [red, green, blue, cover] = at(x, y)
      if (cover === 0) continue
      const place = y * picture.width + x
      const colour = [red, green, blue]
      for (let channel = 0; channel < 3; channel++) {
        const under = picture.data[place * 3 + channel] ?? 0
        picture.data[place * 3 + channel] = byteOf(under * (1 - cover) + (colour[channel] ?? 0) * lie.light)
      }
      if (cover > 0.5) owner.map[place] = owner.id
    }
}

function darken(picture: Pixels, place: number, by: number): void {
  for (let channel = place * 3; channel < place * 3 + 3; channel++)
    picture.data[channel] = byteOf((picture.data[channel] ?? 0) * by)
}

type Sampled = [red: number, green: number, blue: number, cover: number]

/** The colours (times their cover) and the cover of the laid cut-out at a pixel of the picture. */
function sampler(piece: CutOut, { x: middleX, y: middleY, scale, stretch, turnDegrees }: Lie) {
  const turn = (turnDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x: number, y: number): Sampled => {
    const sum: Sampled = [0, 0, 0, 0]
    for (let point = 0; point < samples * samples; point++) {
      const dx = x + ((point % samples) + 0.5) / samples - middleX
      const dy = y + (Math.floor(point / samples) + 0.5) / samples - middleY
      const fromX = Math.floor((dx * cos + dy * sin) / (scale * stretch) + piece.width / 2)
      const fromY = Math.floor((dy * cos - dx * sin) / scale + piece.height / 2)
      if (fromX < 0 || fromY < 0 || fromX >= piece.width || fromY >= piece.height) continue
      const place = fromY * piece.width + fromX
      const cover = (piece.cover[place] ?? 0) / samples ** 2
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + cover * (piece.data[place * 3 + channel] ?? 0)
      sum[3] += cover
    }
    return sum
  }
}
