import type { Point } from '@washline/contract/maps/geo'

type Position = readonly [longitude: number, latitude: number]

/** What a street map has to have: lines with a kind. */
export interface StreetMap {
  features: readonly { properties: { k?: string } | null; geometry: { type: string; coordinates: unknown } }[]
}

interface Junction {
  readonly at: Position
  /** The neighbouring junctions, and how far they are in metres. */
  readonly next: Map<number, number>
}

export interface StreetNetwork {
  readonly junctions: readonly Junction[]
}

const driven = new Set(['street', 'collector', 'avenue', 'ring', 'motorway'])
/** Lines that miss each other by less are joined: the drawing is accurate to about a metre. */
const toleranceM = 8
const cellDegrees = 0.002
const metresPerDegree = 111_320

/** Metres between two positions; flat, as a town is. */
export function apartM([lon, lat]: Position, [toLon, toLat]: Position): number {
  const east = (toLon - lon) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(east, toLat - lat) * metresPerDegree
}

interface Segment {
  readonly from: Position
  readonly to: Position
  /** Where other streets meet it, as shares of its length. */
  readonly meets: number[]
}

/** The junctions of all streets that one may drive: where lines cross, and where they bend. */
export function streetNetwork({ features }: StreetMap): StreetNetwork {
  const segments = features
    .filter(({ properties, geometry }) => geometry.type === 'LineString' && driven.has(properties?.k ?? ''))
    .flatMap(({ geometry }) => {
      const line = geometry.coordinates as Position[]
      return line.slice(1).map((to, index): Segment => ({ from: line[index] as Position, to, meets: [0, 1] }))
    })
  crossAll(segments)
  const junctions: Junction[] = []
  const idOf = idsNear(junctions)
  for (const { from, to, meets } of segments) {
    const ids = meets.toSorted((one, other) => one - other).map((share) => idOf(between(from, to, share)))
    for (const [index, id] of ids.entries()) {
      const before = ids[index - 1]
      if (before !== undefined && before !== id) join(junctions, before, id)
    }
  }
  return { junctions }
}

const between = ([lon, lat]: Position, [toLon, toLat]: Position, share: number): Position => [
  lon + (toLon - lon) * share,
  lat + (toLat - lat) * share,
]

function join(junctions: readonly Junction[], one: number, other: number): void {
  const [from, to] = [junctions[one], junctions[other]]
  if (!from || !to) return
  const metres = apartM(from.at, to.at)
  from.next.set(other, metres)
  to.next.set(one, metres)
}

/** Finds the junction at a position, or makes it: one that is near enough is the same. */
function idsNear(junctions: Junction[]): (at: Position) => number {
  const cells = new Map<string, number[]>()
  const size = cellDegrees / 10
  return (at) => {
    const [column, row] = [Math.floor(at[0] / size), Math.floor(at[1] / size)]
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const id of cells.get(`${x},${y}`) ?? []) {
          const junction = junctions[id]
          if (junction && apartM(junction.at, at) < toleranceM) return id
        }
    const id = junctions.push({ at, next: new Map() }) - 1
    const key = `${column},${row}`
    cells.set(key, [...(cells.get(key) ?? []), id])
    return id
  }
}

/** Notes on both segments where they cross; only neighbours on a grid are compared. */
function crossAll(segments: readonly Segment[]): void {
  const cells = new Map<string, number[]>()
  for (const [index, segment] of segments.entries())
    for (const key of cellsOf(segment)) {
      const others = cells.get(key) ?? []
      for (const other of others) cross(segment, segments[other] as Segment)
      cells.set(key, [...others, index])
    }
}

function* cellsOf({ from, to }: Segment): Generator<string> {
  const cell = (degrees: number) => Math.floor(degrees / cellDegrees)
  const [west, east] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  for (let x = cell(west); x <= cell(east); x += 1)
    for (let y = cell(south); y <= cell(north); y += 1) yield `${x},${y}`
}

function cross(one: Segment, other: Segment): void {
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]]
  const [bx, by] = [other.to[0] - other.from[0], other.to[1] - other.from[1]]
  const [dx, dy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]]
  const area = ax * by - ay * bx
  if (area === 0) return
  const onOne = (dx * by - dy * bx) / area
  const onOther = (dx * ay - dy * ax) / area
  if (!isOn(one, onOne) || !isOn(other, onOther)) return
  one.meets.push(Math.min(1, Math.max(0, onOne)))
  other.meets.push(Math.min(1, Math.max(0, onOther)))
}

function isOn({ from, to }: Segment, share: number): boolean {
  const slack = toleranceM / 2 / Math.max(1, apartM(from, to))
  return share >= -slack && share <= 1 + slack
}

export const positionOf = ({ longitude, latitude }: Point): Position => [longitude, latitude]
