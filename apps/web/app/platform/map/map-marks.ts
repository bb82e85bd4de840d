import type { Point } from '@washline/contract/maps/geo'

/** Outlines around the origin, for the canvas and the legend. */
export const markShapes = {
  diamond: 'M0-12L12 0L0 12L-12 0Z',
  triangle: 'M0-12L12 9H-12Z',
  circle: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z',
  square: 'M-9-9H9V9H-9Z',
  hexagon: 'M-11 0L-5.5-10H5.5L11 0L5.5 10H-5.5Z',
} as const

/** Pixels from the place to the mark, so that the layers do not cover each other. */
const layerShifts = { middle: [0, -8], left: [-16, 14], right: [16, 14] } as const

/** How marks of one kind are drawn: no two variants differ by their colours alone. */
export interface MarkVariant {
  readonly shape: keyof typeof markShapes
  readonly sign: string
  /** Custom properties of the stylesheet. */
  readonly fill: `--${string}`
  readonly ink: `--${string}`
  /** Marks of one layer are drawn as one where they would overlap; each layer has its own side of a place. */
  readonly layer: keyof typeof layerShifts
}

export interface MapMark {
  readonly point: Point
  /** The index of its variant. Where marks are drawn as one, the first variant of them is shown, and how many are of it. */
  readonly variant: number
  readonly count: number
  /** What is opened by choosing it. */
  readonly id: number | null
}

export interface MarkCluster {
  x: number
  y: number
  /** Of the variant shown. */
  count: number
  variant: number
  readonly marks: MapMark[]
}

const cellPx = 64
const reachPx = 22

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
    const layer = variants[mark.variant]?.layer ?? 'middle'
    const key = `${layer} ${Math.floor(x / cellPx)} ${Math.floor(y / cellPx)}`
    const cluster = clusters.get(key)
    if (cluster) add(cluster, mark, layer, { x, y })
    else {
      const [right, down] = layerShifts[layer]
      clusters.set(key, { x: x + right, y: y + down, count: mark.count, variant: mark.variant, marks: [mark] })
    }
  }
  // What is most important is drawn last.
  return [...clusters.values()].sort((a, b) => b.variant - a.variant)
}

function add(cluster: MarkCluster, mark: MapMark, layer: keyof typeof layerShifts, { x, y }: { x: number; y: number }) {
  const [right, down] = layerShifts[layer]
  cluster.marks.push(mark)
  cluster.x += (x + right - cluster.x) / cluster.marks.length
  cluster.y += (y + down - cluster.y) / cluster.marks.length
  if (mark.variant > cluster.variant) return
  cluster.count = mark.count + (mark.variant === cluster.variant ? cluster.count : 0)
  cluster.variant = mark.variant
}

/** The cluster under a point of the screen; of several, the one drawn last. */
export const clusterAt = (clusters: readonly MarkCluster[], { x, y }: { x: number; y: number }) =>
  clusters.findLast((cluster) => Math.hypot(cluster.x - x, cluster.y - y) <= reachPx)
