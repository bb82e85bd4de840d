import { type MarkCluster, type MarkVariant, markShapes } from './map-marks.ts'

const paths = new Map<string, Path2D>()
const pathOf = (shape: MarkVariant['shape']) => {
  const path = paths.get(shape) ?? new Path2D(markShapes[shape])
  paths.set(shape, path)
  return path
}

/** One mark grows with the digits of its count. */
const scaleOf = (count: number) => 1 + (String(count).length - 1) * 0.18

/** Draws clusters on a canvas of the size of the map, each with its count, or its sign where it stands for one. */
export function drawMarks(canvas: HTMLCanvasElement, { clusters, variants, width, height }: Drawing): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const pixels = Math.min(devicePixelRatio, 2)
  canvas.width = width * pixels
  canvas.height = height * pixels
  const style = getComputedStyle(canvas)
  const inks = variants.map(({ fill, ink }) => ({
    fill: style.getPropertyValue(fill),
    ink: style.getPropertyValue(ink),
  }))
  context.font = `700 12px ${style.fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 1.5
  for (const { x, y, count, variant } of clusters) {
    const drawn = variants[variant]
    const { fill = '', ink = '' } = inks[variant] ?? {}
    if (!drawn) continue
    const scale = scaleOf(count) * pixels
    context.setTransform(scale, 0, 0, scale, x * pixels, y * pixels)
    context.fillStyle = fill
    context.strokeStyle = ink
    context.fill(pathOf(drawn.shape))
    context.stroke(pathOf(drawn.shape))
    context.fillStyle = ink
    context.fillText(count > 1 ? String(count) : drawn.sign, 0, 1)
  }
}

interface Drawing {
  readonly clusters: readonly MarkCluster[]
  readonly variants: readonly MarkVariant[]
  readonly width: number
  readonly height: number
}
