import sharp from 'sharp'
import { type Random, seededRandom } from '../../../tools/random/seeded-random.ts'
import { type Background, backgroundLight, backgroundSvg } from './backgrounds.ts'
import { lightCloth } from './light-cloth.ts'
import { type LaundryPiece, type Place, pieceSvg } from './piece-svg.ts'
import { valueNoise } from './value-noise.ts'

export type Scene = {
  readonly pieces: readonly LaundryPiece[]
  readonly background: Background
  readonly seed: number
  readonly width?: number
  readonly height?: number
}

/** A photograph-like picture of laundry spread out on something: the same scene always gives the same picture. */
export async function drawScene({ pieces, background, seed, width = 1280, height = 960 }: Scene): Promise<Buffer> {
  const size = { width, height }
  const random = seededRandom(seed)
  const places = layOut(pieces.length, width, height, random)
  const laundry = pieces.map((piece, index) => pieceSvg(piece, places[index] ?? centre(width, height))).join('')
  const ground = await sharp(svg(backgroundSvg(background, size), width, height))
    .removeAlpha()
    .raw()
    .toBuffer()
  const cloth = await sharp(svg(laundry, width, height))
    .ensureAlpha()
    .raw()
    .toBuffer()
  const raw = { width, height, channels: 4 } as const
  const shadow = await sharp(cloth, { raw }).extractChannel(3).blur(7).raw().toBuffer()
  lightGround(ground, backgroundLight(background, random, size), shadow, width)
  if (pieces.length > 0) layCloth(ground, cloth, random, width, height, Math.min(width, height) / 12)
  return sharp(ground, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 88 })
    .toBuffer()
}

const svg = (content: string, width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

const centre = (width: number, height: number): Place => ({ x: width / 2, y: height / 2, sizePx: height / 2, turn: 0 })

function layOut(count: number, width: number, height: number, random: Random): Place[] {
  const columns = Math.ceil(Math.sqrt((count * width) / height))
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const sizePx = 0.86 * Math.min(width / columns, height / rows)
    const jitter = () => (random() - 0.5) * 0.06 * sizePx
    return {
      x: ((index % columns) + 0.5) * (width / inRow) + jitter(),
      y: (row + 0.5) * (height / rows) + jitter(),
      sizePx,
      turn: (random() - 0.5) * 28,
    }
  })
}

function lightGround(ground: Buffer, light: Float32Array, shadow: Buffer, width: number): void {
  const offset = 8 * width + 5
  for (let at = 0; at < light.length; at++) {
    const lit = (light[at] ?? 1) * (1 - (0.5 * (shadow[at - offset] ?? 0)) / 255)
    for (let channel = at * 3; channel < at * 3 + 3; channel++) ground[channel] = toByte((ground[channel] ?? 0) * lit)
  }
}

function layCloth(ground: Buffer, cloth: Buffer, random: Random, width: number, height: number, foldPx: number): void {
  const light = lightCloth(random, width, height, foldPx, 0.04)
  const shiftX = valueNoise(random, width, height, foldPx)
  const shiftY = valueNoise(random, width, height, foldPx)
  const reach = foldPx / 12
  for (let at = 0; at < light.length; at++) {
    const dx = Math.round((shiftX[at] ?? 0) * reach)
    const dy = Math.round((shiftY[at] ?? 0) * reach)
    const from = (at + dy * width + dx) * 4
    const share = (cloth[from + 3] ?? 0) / 255
    if (share === 0) continue
    const lit = (light[at] ?? 1) * (0.93 + 0.14 * random())
    for (let channel = 0; channel < 3; channel++) {
      const under = ground[at * 3 + channel] ?? 0
      ground[at * 3 + channel] = toByte(under * (1 - share) + share * lit * (cloth[from + channel] ?? 0))
    }
  }
}

const toByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
