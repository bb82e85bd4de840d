/** Metres east and north of the city's middle. */
export type Spot = readonly [east: number, north: number]
export type Line = readonly Spot[]

export const middle = { latitude: 3.1478, longitude: 101.7117 }
const METERS_PER_DEGREE = 111_195
const eastScale = METERS_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180)

/** Longitude and latitude, as GeoJSON wants them, to about a metre. */
export const toDegrees = ([east, north]: Spot): [number, number] => [
  Number((middle.longitude + east / eastScale).toFixed(5)),
  Number((middle.latitude + north / METERS_PER_DEGREE).toFixed(5)),
]

export const gap = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1])

export const lengthOf = (line: Line) =>
  line.reduce((sum, spot, index) => sum + (index ? gap(line[index - 1] as Spot, spot) : 0), 0)

/** A smooth curve through the given spots (Catmull-Rom), about one point per `stepMeters`. */
export const smooth = (through: Line, stepMeters: number, closed = false): Spot[] => {
  const count = through.length
  const at = (index: number) =>
    through[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Spot
  const curve: Spot[] = []
  for (let leg = 0; leg < (closed ? count : count - 1); leg++) {
    const [a, b, c, d] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)]
    const steps = Math.max(1, Math.round(gap(b, c) / stepMeters))
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const blend = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
      curve.push([blend(0), blend(1)])
    }
  }
  curve.push(closed ? (curve[0] as Spot) : at(count - 1))
  return curve
}

const fromSegment = (spot: Spot, a: Spot, b: Spot) => {
  const east = b[0] - a[0]
  const north = b[1] - a[1]
  const length = east * east + north * north
  const share = length ? Math.max(0, Math.min(1, ((spot[0] - a[0]) * east + (spot[1] - a[1]) * north) / length)) : 0
  return { meters: Math.hypot(spot[0] - a[0] - east * share, spot[1] - a[1] - north * share), share }
}

/** The nearest place on a line: how far, in which direction the line runs there, and at which vertex. */
export const nearestOn = (line: Line, spot: Spot) => {
  let best = { meters: Number.POSITIVE_INFINITY, angle: 0, index: 0, share: 0 }
  for (let index = 1; index < line.length; index++) {
    const a = line[index - 1] as Spot
    const b = line[index] as Spot
    const found = fromSegment(spot, a, b)
    if (found.meters < best.meters) best = { ...found, angle: Math.atan2(b[1] - a[1], b[0] - a[0]), index: index - 1 }
  }
  return best
}

/** Drops the points that a line does not need to stay within `toleranceMeters` (Douglas-Peucker). */
export const simplify = (line: Line, toleranceMeters: number): Spot[] => {
  if (line.length < 3) return [...line]
  const first = line[0] as Spot
  const last = line[line.length - 1] as Spot
  let farthest = 0
  let meters = 0
  for (let index = 1; index < line.length - 1; index++) {
    const found = fromSegment(line[index] as Spot, first, last).meters
    if (found > meters) [farthest, meters] = [index, found]
  }
  if (meters <= toleranceMeters) return [first, last]
  const head = simplify(line.slice(0, farthest + 1), toleranceMeters)
  return [...head.slice(0, -1), ...simplify(line.slice(farthest), toleranceMeters)]
}

/** The line moved sideways (left is positive), by a width that may change along it. */
export const beside = (line: Line, metersAt: (share: number) => number): Spot[] =>
  line.map((spot, index) => {
    const before = line[Math.max(0, index - 1)] as Spot
    const after = line[Math.min(line.length - 1, index + 1)] as Spot
    const run = gap(before, after) || 1
    const meters = metersAt(index / (line.length - 1))
    return [spot[0] - ((after[1] - before[1]) / run) * meters, spot[1] + ((after[0] - before[0]) / run) * meters]
  })

export const inside = (ring: Line, spot: Spot) => {
  let within = false
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const a = ring[index] as Spot
    const b = ring[before] as Spot
    if (a[1] > spot[1] !== b[1] > spot[1] && spot[0] < ((b[0] - a[0]) * (spot[1] - a[1])) / (b[1] - a[1]) + a[0])
      within = !within
  }
  return within
}

/** Where two segments cross, as a share of the first. */
export const crossing = (a: Spot, b: Spot, c: Spot, d: Spot): number | null => {
  const r: Spot = [b[0] - a[0], b[1] - a[1]]
  const s: Spot = [d[0] - c[0], d[1] - c[1]]
  const cross = r[0] * s[1] - r[1] * s[0]
  if (Math.abs(cross) < 1e-9) return null
  const t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross
  const u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / cross
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null
}
