import type { LayerSpecification } from 'maplibre-gl'
import { clipLine, clipRing } from './clip.ts'
import { type Box, type GroundShape, overlap } from './ground-shapes.ts'
import type { Projection, Spot } from './mercator.ts'
import { type StyleContext, styleNumber, styleText, styleValue } from './style-value.ts'

/** The shapes of each source of the style; those that are not loaded are not there. */
export type Ground = Readonly<Record<string, readonly GroundShape[]>>

/** One layer of the style as one path. */
export interface DrawnPath {
  readonly id: string
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly dashes: string | undefined
  readonly opacity: number
  readonly isRound: boolean
}

/** Drawn around the picture too, so that a line's end or a wide edge is never in sight. */
const marginPx = 32

type PathLayer = Extract<LayerSpecification, { type: 'fill' | 'line' }>

const isPathLayer = (layer: LayerSpecification): layer is PathLayer => layer.type === 'fill' || layer.type === 'line'

/** The layers that a zoom shows, with their shapes in sight. */
export function* inSight<L extends LayerSpecification>(
  layers: readonly L[],
  ground: Ground,
  view: Projection,
): Generator<readonly [layer: L, shapes: readonly GroundShape[]]> {
  const { world, left, top, size } = view
  const box: Box = [
    (left - marginPx) / world,
    (top - marginPx) / world,
    (left + size.width + marginPx) / world,
    (top + size.height + marginPx) / world,
  ]
  for (const layer of layers) {
    if (layer.type === 'background' || layer.type === 'raster') continue
    if (view.zoom < (layer.minzoom ?? 0) || view.zoom >= (layer.maxzoom ?? Infinity)) continue
    const filter = 'filter' in layer ? layer.filter : undefined
    const shapes = (ground[String(layer.source)] ?? []).filter(
      (shape) =>
        overlap(shape.box, box) &&
        (filter === undefined || styleValue(filter, { zoom: view.zoom, properties: shape.properties })),
    )
    if (shapes.length > 0) yield [layer, shapes]
  }
}

/** The areas and lines of the live map's style as paths of a still picture. What a path cannot show is left out. */
export function drawGround(layers: readonly LayerSpecification[], ground: Ground, view: Projection): DrawnPath[] {
  const drawn: DrawnPath[] = []
  for (const [layer, shapes] of inSight(layers.filter(isPathLayer), ground, view)) {
    const d = shapes.map((shape) => pathOf(shape, layer.type === 'fill', view)).join('')
    const path = d && styled(layer, d, { zoom: view.zoom, properties: {} })
    if (path) drawn.push(path)
  }
  return drawn
}

function styled(layer: PathLayer, d: string, context: StyleContext): DrawnPath | undefined {
  const plain = { id: layer.id, d, width: 1, dashes: undefined, isRound: false }
  if (layer.type === 'fill') {
    const { paint = {} } = layer
    const pattern = paint['fill-pattern']
    return {
      ...plain,
      fill: pattern ? `url(#${String(pattern)})` : styleText(paint['fill-color'], context),
      stroke: styleText(paint['fill-outline-color'] ?? 'none', context),
      opacity: styleNumber(paint['fill-opacity'], context, 1),
    }
  }
  const { paint = {}, layout = {} } = layer
  if (paint['line-offset'] !== undefined) return
  const width = styleNumber(paint['line-width'], context, 1)
  const dashes = styleValue(paint['line-dasharray'], context)
  return {
    ...plain,
    fill: 'none',
    stroke: styleText(paint['line-color'], context),
    width,
    dashes: Array.isArray(dashes) ? dashes.map((dash) => Number(dash) * width).join(' ') : undefined,
    opacity: styleNumber(paint['line-opacity'], context, 1),
    isRound: layout['line-cap'] === 'round',
  }
}

export const pixelsOf = (line: readonly Spot[], { world, left, top }: Projection): Spot[] =>
  line.map(([x, y]) => [x * world - left, y * world - top])

const rounded = (pixels: number) => Math.round(pixels * 10) / 10
const pointsOf = (line: readonly Spot[]) => line.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')

function pathOf({ kind, lines, box }: GroundShape, isFilled: boolean, view: Projection): string {
  const { size, world, left, top } = view
  const frame: Box = [-marginPx, -marginPx, size.width + marginPx, size.height + marginPx]
  const isWhole =
    box[0] * world - left >= frame[0] &&
    box[1] * world - top >= frame[1] &&
    box[2] * world - left <= frame[2] &&
    box[3] * world - top <= frame[3]
  return lines
    .flatMap((line): string[] => {
      const pixels = pixelsOf(line, view)
      if (isFilled) {
        const ring = isWhole ? pixels : clipRing(pixels, frame)
        return ring.length > 2 ? [`M${pointsOf(ring)}Z`] : []
      }
      if (isWhole) return [`M${pointsOf(pixels)}${kind === 'area' ? 'Z' : ''}`]
      return clipLine(pixels, frame).map((run) => `M${pointsOf(run)}`)
    })
    .join('')
}
