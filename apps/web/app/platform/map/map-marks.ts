import type { Point } from '@washline/contract/maps/geo'

/** Outlines around the origin, for the canvas and the legend. */
export const markShapes = {
  diamond: 'M0-12L12 0L0 12L-12 0Z',
  triangle: 'M0-12L12 9H-12Z',
  circle: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z',
  square: 'M-9-9H9V9H-9Z',
  hexagon: 'M-11 0L-5.5-10H5.5L11 0L5.5 10H-5.5Z',
} as const

/** How marks of one kind are drawn: no two variants differ by their colours alone. */
export interface MarkVariant {
  readonly shape: keyof typeof markShapes
  readonly sign: string
  /** Custom properties of the stylesheet. */
  readonly fill: `--${string}`
  readonly ink: `--${string}`
  /** Marks of one layer are drawn as one where they would overlap. */
  readonly layer: number
}

export interface MapMark {
  readonly point: Point
  /** The index of its variant. Where marks are drawn as one, the first variant of them is shown. */
  readonly variant: number
  readonly count: number
  /** What is opened by choosing it. */
  readonly id: number | null
}

export interface MarkCluster {
  x: number
  y: number
  count: number
  variant: number
  readonly marks: MapMark[]
}

const cellPx = 30

/** The marks in sight, those of one cell and layer together. */
export function clusterMarks(
  marks: readonly MapMark[],
  variants: readonly MarkVariant[],
  { width, height, project }: { width: number; height: number; project: (point: Point) => { x: number; y: number } },
): MarkCluster[] {
  const clusters = new Map<string, MarkCluster>()
  for (const mark of marks) {
    const { x, y } = project(mark.point)
    if (x < -cellPx || y < -cellPx || x > width + cellPx || y > height + cellPx) continue
    const key = `${variants[mark.variant]?.layer} ${Math.floor(x / cellPx)} ${Math.floor(y / cellPx)}`
    const cluster = clusters.get(key)
    if (!cluster) {
      clusters.set(key, { x, y, count: mark.count, variant: mark.variant, marks: [mark] })
      continue
    }
    cluster.marks.push(mark)
    cluster.count += mark.count
    cluster.variant = Math.min(cluster.variant, mark.variant)
    cluster.x += (x - cluster.x) / cluster.marks.length
    cluster.y += (y - cluster.y) / cluster.marks.length
  }
  // What is most important is drawn last.
  return [...clusters.values()].sort((a, b) => b.variant - a.variant)
}

/** The cluster under a point of the screen; of several, the one drawn last. */
export const clusterAt = (clusters: readonly MarkCluster[], { x, y }: { x: number; y: number }) =>
  clusters.findLast((cluster) => Math.hypot(cluster.x - x, cluster.y - y) <= cellPx / 2 + 2)
