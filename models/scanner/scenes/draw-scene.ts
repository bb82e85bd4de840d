import sharp from 'sharp'
import { type Background, drawBackground } from './backgrounds.ts'
import { fabricFilter } from './fabric.ts'
import { type DrawnGarment, type GarmentShape, garmentShapes } from './garment-shapes.ts'
import { seededRandom } from './seeded-random.ts'

export const colours = {
  black: '#26272b',
  navy: '#23345f',
  denim: '#4d6a94',
  sky: '#8db8de',
  green: '#3f7350',
  mustard: '#cf9a2f',
  red: '#b23a3a',
  pink: '#d98ca3',
  purple: '#6b4a86',
  brown: '#6d4a33',
  grey: '#83868c',
  white: '#f1f0ec',
} as const

export type LaundryPiece = { readonly garment: DrawnGarment; readonly colour: keyof typeof colours }

export type Scene = {
  readonly pieces: readonly LaundryPiece[]
  readonly background: Background
  readonly seed: number
  readonly width?: number
  readonly height?: number
}

type Place = { readonly x: number; readonly y: number; readonly sizePx: number; readonly turn: number }

/** A photograph-like picture of laundry spread out on something: the same scene always gives the same bytes. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(sceneSvg(scene))).flatten().blur(0.7).jpeg({ quality: 88 }).toBuffer()
}

function sceneSvg({ pieces, background, seed, width = 1280, height = 960 }: Scene): string {
  const random = seededRandom(seed)
  const places = layOut(pieces.length, width, height, random)
  const drawn = pieces.map((piece, index) => drawPiece(piece, places[index], `piece${index}`, seed + index * 13))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="lamp" cx="0.35" cy="0.3" r="0.9"><stop offset="0.3" stop-color="#000" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity="0.3"/></radialGradient></defs>
${drawBackground(background, { width, height }, seed)}${drawn.join('')}<rect width="${width}" height="${height}" fill="url(#lamp)"/></svg>`
}

function layOut(count: number, width: number, height: number, random: () => number): Place[] {
  const columns = Math.ceil(Math.sqrt((count * width) / height))
  const rows = Math.ceil(count / columns)
  const cellHeight = height / rows
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const cellWidth = width / inRow
    const sizePx = 0.84 * Math.min(width / columns, cellHeight)
    const jitter = () => (random() - 0.5) * 0.06 * sizePx
    return {
      x: ((index % columns) + 0.5) * cellWidth + jitter(),
      y: (row + 0.5) * cellHeight + jitter(),
      sizePx,
      turn: (random() - 0.5) * 28,
    }
  })
}

function drawPiece({ garment, colour }: LaundryPiece, place: Place | undefined, id: string, seed: number): string {
  if (!place) return ''
  const shape: GarmentShape = garmentShapes[garment]
  const sizePx = place.sizePx * shape.scale
  const scale = sizePx / 100
  const pose = `translate(${place.x} ${place.y}) rotate(${place.turn}) scale(${scale}) translate(-50 -50)`
  const dark = `fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="0.9" stroke-linecap="round"`
  return `<defs>${fabricFilter({ id, seed, foldPx: sizePx / 4, depth: sizePx / 14, wobblePx: sizePx / 12 })}
<filter id="${id}s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${sizePx / 45}"/></filter></defs>
<g filter="url(#${id}s)" opacity="0.5"><path transform="translate(${sizePx / 50} ${sizePx / 36}) ${pose}" d="${shape.outline}"/></g>
<g filter="url(#${id})"><g transform="${pose}"><path d="${shape.outline}" fill="${colours[colour]}"/>
<path d="${shape.shades ?? ''}" fill="#000" fill-opacity="0.3"/><path d="${shape.lights ?? ''}" fill="#fff" fill-opacity="0.7"/>
<path d="${shape.seams ?? ''}" ${dark}/></g></g>`
}
