import type { LayerSpecification } from 'maplibre-gl'
import { clipLine } from './clip.ts'
import { type Ground, inSight, pixelsOf } from './draw-ground.ts'
import { type Box, type GroundShape, overlap } from './ground-shapes.ts'
import type { Projection, Spot } from './mercator.ts'
import { type StyleContext, styleNumber, styleText } from './style-value.ts'

export interface DrawnLabel {
  /** Its rows of text. */
  readonly rows: readonly string[]
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly size: number
  readonly isStrong: boolean
  readonly spacing: number
  readonly ink: string
  readonly halo: string
  readonly haloWidth: number
}

export interface DrawnDot {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly fill: string
  readonly stroke: string
  readonly width: number
}

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>
type CircleLayer = Extract<LayerSpecification, { type: 'circle' }>
type Place = Pick<DrawnLabel, 'x' | 'y' | 'angle' | 'anchor'>

/** The width of a character by its height, about, and the most that a line may bend under a name. */
const glyphWidth = 0.56
export const rowHeight = 1.2
const mostBendPx = 4
const paddingPx = 3

/** The dots of places and cities. */
export function drawDots(layers: readonly LayerSpecification[], ground: Ground, view: Projection): DrawnDot[] {
  const circles = layers.filter((layer): layer is CircleLayer => layer.type === 'circle')
  return [...inSight(circles, ground, view)].flatMap(([{ paint = {} }, shapes]) =>
    shapes.flatMap(({ lines, properties }) => {
      const context = { zoom: view.zoom, properties }
      const [x, y] = pixelsOf(lines[0] ?? [], view)[0] ?? []
      if (x === undefined || y === undefined) return []
      return {
        x,
        y,
        radius: styleNumber(paint['circle-radius'], context, 3),
        fill: styleText(paint['circle-color'], context),
        stroke: styleText(paint['circle-stroke-color'], context),
        width: styleNumber(paint['circle-stroke-width'], context, 1),
      }
    }),
  )
}

/** The names in sight that have room; where they compete for it, the later layers win, as on the live map. */
export function drawLabels(layers: readonly LayerSpecification[], ground: Ground, view: Projection): DrawnLabel[] {
  const symbols = layers.filter((layer): layer is SymbolLayer => layer.type === 'symbol')
  const taken: Box[] = []
  return [...inSight(symbols, ground, view)]
    .toReversed()
    .flatMap(([layer, shapes]) => shapes.flatMap((shape) => labelOf(layer, shape, { view, taken }) ?? []))
}

interface Room {
  readonly view: Projection
  /** Where labels are already; a placed one is added. */
  readonly taken: Box[]
}

function labelOf(
  { layout = {}, paint = {} }: SymbolLayer,
  shape: GroundShape,
  { view, taken }: Room,
): DrawnLabel | undefined {
  const context: StyleContext = { zoom: view.zoom, properties: shape.properties }
  const text = styleText(layout['text-field'], context)
  if (!text) return undefined
  const size = styleNumber(layout['text-size'], context, 12)
  const spacing = styleNumber(layout['text-letter-spacing'], context, 0)
  const glyphPx = size * (glyphWidth + spacing)
  const mostGlyphs = (styleNumber(layout['text-max-width'], context, 10) * size) / glyphPx
  const isAlong = layout['symbol-placement']?.toString().startsWith('line')
  const distance = styleNumber(layout['text-radial-offset'], context, 0) * size
  const rows = isAlong ? [text] : wrapped(text, mostGlyphs)
  const width = Math.max(...rows.map((row) => row.length)) * glyphPx
  const places = isAlong ? alongLine(shape, width, view) : aroundPoint(shape, distance, view)
  for (const place of places) {
    const box = boxOf(place, width, size * rows.length * rowHeight)
    if (!isInside(box, view) || taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    return {
      ...place,
      rows,
      ...(layout['text-rotation-alignment'] === 'viewport' && { angle: 0 }),
      size,
      spacing: spacing * size,
      isStrong: /Semibold|Extra Bold/.test(String(layout['text-font'])),
      ink: styleText(paint['text-color'], context),
      halo: styleText(paint['text-halo-color'], context),
      haloWidth: 2 * styleNumber(paint['text-halo-width'], context, 1),
    }
  }
  return undefined
}

/** A name in rows of about so many characters. */
function wrapped(text: string, most: number): string[] {
  const rows: string[] = []
  for (const part of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + 1 + part.length <= most) rows[rows.length - 1] = `${last} ${part}`
    else rows.push(part)
  }
  return rows
}

/** Beside a place where the style has a distance, else on it; an area is named in its middle. */
function aroundPoint({ box }: GroundShape, distance: number, view: Projection): Place[] {
  const middle: Spot = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  const [x, y] = pixelsOf([middle], view)[0] ?? [0, 0]
  if (distance === 0) return [{ x, y, angle: 0, anchor: 'middle' }]
  return [
    { x: x + distance, y, angle: 0, anchor: 'start' },
    { x: x - distance, y, angle: 0, anchor: 'end' },
    { x, y: y + distance * 1.6, angle: 0, anchor: 'middle' },
    { x, y: y - distance * 1.6, angle: 0, anchor: 'middle' },
  ]
}

/** Where a line in sight is straight and long enough, near the middle of it. */
function alongLine({ lines }: GroundShape, width: number, view: Projection): Place[] {
  const { width: right, height: bottom } = view.size
  return lines
    .flatMap((line) => clipLine(pixelsOf(line, view), [0, 0, right, bottom]))
    .flatMap((run) => {
      const length = lengthOf(run)
      if (length < width) return []
      return [0.5, 0.3, 0.7].flatMap((share) => straightAt(run, length * share, width) ?? [])
    })
}

function straightAt(run: readonly Spot[], middle: number, width: number): Place | undefined {
  const [from, at, to] = [middle - width / 2, middle, middle + width / 2].map((length) => alongAt(run, length))
  if (!from || !at || !to) return
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
  const bend = Math.abs(
    (at[0] - (from[0] + to[0]) / 2) * (to[1] - from[1]) - (at[1] - (from[1] + to[1]) / 2) * (to[0] - from[0]),
  )
  if (chord < width * 0.97 || bend / chord > mostBendPx) return
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
  return { x: at[0], y: at[1], angle: upright, anchor: 'middle' }
}

const gap = (from: Spot, to: Spot) => Math.hypot(to[0] - from[0], to[1] - from[1])
const lengthOf = (run: readonly Spot[]) => run.reduce((sum, to, index) => sum + gap(run[index - 1] ?? to, to), 0)

function alongAt(run: readonly Spot[], length: number): Spot | undefined {
  let left = length
  for (const [index, to] of run.entries()) {
    const from = run[index - 1]
    if (!from) continue
    const leg = gap(from, to)
    if (left >= 0 && left <= leg && leg > 0) {
      const share = left / leg
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    left -= leg
  }
  return undefined
}

function boxOf({ x, y, angle, anchor }: Place, width: number, height: number): Box {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const [right, down] = [(width * cos + height * sin) / 2 + paddingPx, (width * sin + height * cos) / 2 + paddingPx]
  const middle = x + { start: width / 2, middle: 0, end: -width / 2 }[anchor]
  return [middle - right, y - down, middle + right, y + down]
}

const isInside = (box: Box, { size }: Projection) =>
  box[2] > 0 && box[3] > 0 && box[0] < size.width && box[1] < size.height
