import type { Point } from '../maps/geo.ts'
import { zoneLimits } from './limits.ts'

/** A corner in whole microdegrees, longitude first as in GeoJSON: about eleven centimetres. */
export type Corner = readonly [longitude: number, latitude: number]
/** The corners of a zone in order; the last one is joined to the first one. */
export type Outline = readonly Corner[]

export const microdegrees = 1_000_000

export const cornerOf = ({ latitude, longitude }: Point): Corner => [
  Math.round(longitude * microdegrees),
  Math.round(latitude * microdegrees),
]

/** Twice the area of the triangle: positive where `c` is left of the line from `a` to `b`. Exact, since outlines are at most `span` wide. */
const turn = (a: Corner, b: Corner, c: Corner): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const boxes = new WeakMap<Outline, Box>()

export function boxOf(outline: Outline): Box {
  const cached = boxes.get(outline)
  if (cached) return cached
  const [longitudes, latitudes] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const box = {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
  boxes.set(outline, box)
  return box
}

/**
 * Whether an outline contains a corner. An edge belongs to what lies north and east of it, so of two outlines that share an edge
 * exactly one contains each of its points.
 */
export function contains(outline: Outline, at: Corner): boolean {
  const { west, south, east, north } = boxOf(outline)
  const [x, y] = at
  if (x < west || x > east || y < south || y > north) return false
  let isInside = false
  let from = outline.at(-1)
  for (const to of outline) {
    if (from && from[1] > y !== to[1] > y) {
      const [lower, upper] = from[1] < to[1] ? [from, to] : [to, from]
      if (turn(lower, upper, at) > 0) isInside = !isInside
    }
    from = to
  }
  return isInside
}

const onSegment = (a: Corner, b: Corner, c: Corner): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

/** Whether two segments have a point in common. */
function meets(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (Math.sign(abc) * Math.sign(abd) < 0 && Math.sign(cda) * Math.sign(cdb) < 0) return true
  return (
    (abc === 0 && onSegment(a, b, c)) ||
    (abd === 0 && onSegment(a, b, d)) ||
    (cda === 0 && onSegment(c, d, a)) ||
    (cdb === 0 && onSegment(c, d, b))
  )
}

const isSame = (a: Corner, b: Corner) => a[0] === b[0] && a[1] === b[1]

/** Whether an outline crosses or touches itself, or runs back over its own edge. */
function crossesItself(outline: Outline): boolean {
  const edges = outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from] as const)
  return edges.some(([a, b], first) =>
    edges.slice(first + 1).some(([c, d]) => {
      const [joinedAtEnd, joinedAtStart] = [isSame(b, c), isSame(d, a)]
      if (!joinedAtEnd && !joinedAtStart) return meets(a, b, c, d)
      const [apart, joint, beyond] = joinedAtEnd ? [a, b, d] : [b, a, c]
      // Neighbours share one corner; more of it in common is a way back.
      return turn(apart, joint, beyond) === 0 && (onSegment(apart, joint, beyond) || onSegment(joint, beyond, apart))
    }),
  )
}

export const outlineProblems = [
  'too_few_points',
  'too_many_points',
  'out_of_range',
  'antimeridian',
  'too_large',
  'repeated_point',
  'self_crossing',
] as const
export type OutlineProblem = (typeof outlineProblems)[number]

/** Why an outline cannot be used; undefined if it can. */
export function outlineProblem(outline: Outline): OutlineProblem | undefined {
  if (outline.length > zoneLimits.points) return 'too_many_points'
  if (outline.length < 3) return 'too_few_points'
  if (outline.some(([x, y]) => Math.abs(x) > 180 * microdegrees || Math.abs(y) > 90 * microdegrees))
    return 'out_of_range'
  const { west, south, east, north } = boxOf(outline)
  if (east - west > 180 * microdegrees) return 'antimeridian'
  if (Math.max(east - west, north - south) > zoneLimits.span * microdegrees) return 'too_large'
  if (new Set(outline.map(String)).size < outline.length) return 'repeated_point'
  return crossesItself(outline) ? 'self_crossing' : undefined
}

/** The middle of an outline's box. */
export function middleOf(outline: Outline): Point {
  const { west, south, east, north } = boxOf(outline)
  return { latitude: (south + north) / 2 / microdegrees, longitude: (west + east) / 2 / microdegrees }
}
