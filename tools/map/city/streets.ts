import { seededRandom } from '../../random/seeded-random.ts'
import { directionAt, groundAt } from './field.ts'
import { plan } from './plan.ts'
import { crossing, gap, type Line, lengthOf, type Spot } from './plane.ts'
import { noise } from './random.ts'

export type RoadKind = 'motorway' | 'ring' | 'avenue' | 'collector' | 'street'
export type Road = { kind: RoadKind; line: Line }

const STEP = 14
const CELL = 100
const cellOf = (spot: Spot) => Math.floor(spot[0] / CELL) * 4096 + Math.floor(spot[1] / CELL)

const sampleGrid = () => {
  const cells = new Map<number, { spot: Spot; angle: number }[]>()
  const add = (line: Line) =>
    line.forEach((spot, index) => {
      const next = line[index + 1] ?? spot
      const before = line[index + 1] ? spot : (line[index - 1] ?? spot)
      const sample = { spot, angle: Math.atan2(next[1] - before[1], next[0] - before[0]) }
      const cell = cells.get(cellOf(spot))
      if (cell) cell.push(sample)
      else cells.set(cellOf(spot), [sample])
    })
  /** Whether a line that runs the same way lies closer than this. */
  const crowded = (spot: Spot, angle: number, meters: number) => {
    const reach = Math.ceil(meters / CELL)
    for (let column = -reach; column <= reach; column++)
      for (let row = -reach; row <= reach; row++)
        for (const sample of cells.get(cellOf([spot[0] + column * CELL, spot[1] + row * CELL])) ?? [])
          if (gap(sample.spot, spot) < meters && Math.abs(Math.sin(sample.angle - angle)) < 0.6) return true
    return false
  }
  return { add, crowded }
}

type Pass = {
  kind: RoadKind
  tries: number
  reach: number
  shortest: number
  spacing: (spot: Spot) => number
  open: (spot: Spot) => boolean
}

const reachOf = (spot: Spot) => Math.hypot(spot[0], spot[1])
const passes: readonly Pass[] = [
  {
    kind: 'avenue',
    tries: 1500,
    reach: 6600,
    shortest: 1300,
    spacing: (spot) => 560 + reachOf(spot) * 0.1,
    open: (spot) => reachOf(spot) < 6700 && groundAt(spot) !== 'park',
  },
  {
    kind: 'collector',
    tries: 5000,
    reach: 5600,
    shortest: 420,
    spacing: (spot) => 270 + reachOf(spot) * 0.035,
    open: (spot) => groundAt(spot) === 'town',
  },
  {
    kind: 'street',
    tries: 60000,
    reach: 5600,
    shortest: 120,
    spacing: (spot) => (92 + reachOf(spot) * 0.021) * (1 + 0.3 * noise(spot[0] / 700, spot[1] / 700, 23)),
    open: (spot) => groundAt(spot) === 'town',
  },
]

const trace = (from: Spot, turned: boolean, pass: Pass, grid: ReturnType<typeof sampleGrid>): Spot[] => {
  const half = (sign: 1 | -1) => {
    const line: Spot[] = []
    let spot = from
    let heading = directionAt(from) + (turned ? Math.PI / 2 : 0) + (sign < 0 ? Math.PI : 0)
    for (let step = 0; step < 900; step++) {
      const ahead = directionAt([spot[0] + (Math.cos(heading) * STEP) / 2, spot[1] + (Math.sin(heading) * STEP) / 2])
      const options = [0, 1, 2, 3].map((quarter) => ahead + (quarter * Math.PI) / 2)
      heading = options.reduce((best, angle) => (Math.cos(angle - heading) > Math.cos(best - heading) ? angle : best))
      spot = [spot[0] + Math.cos(heading) * STEP, spot[1] + Math.sin(heading) * STEP]
      if (!pass.open(spot) || grid.crowded(spot, heading, pass.spacing(spot) * 0.6)) break
      const here = spot
      if (step > 40 && line.slice(0, -30).some((ownSide) => gap(ownSide, here) < pass.spacing(here) * 0.5)) break
      line.push(spot)
    }
    return line
  }
  return [...half(-1).reverse(), from, ...half(1)]
}

/** All segments by place, to find crossings fast. */
const segmentGrid = (roads: readonly Road[]) => {
  const cells = new Map<number, [number, Spot, Spot][]>()
  roads.forEach((road, owner) => {
    road.line.forEach((spot, index) => {
      const before = road.line[index - 1]
      if (!before) return
      for (const key of new Set([cellOf(before), cellOf(spot)]))
        cells.set(key, [...(cells.get(key) ?? []), [owner, before, spot]])
    })
  })
  return (owner: number, a: Spot, b: Spot): number | null => {
    let first: number | null = null
    for (const key of new Set([cellOf(a), cellOf(b)]))
      for (const [other, c, d] of cells.get(key) ?? []) {
        const share = other === owner ? null : crossing(a, b, c, d)
        if (share !== null && (first === null || share < first)) first = share
      }
    return first
  }
}

const between = (a: Spot, b: Spot, share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]

/** Lets a road end on the next road ahead, else back at its last corner; null where it meets none. */
const endOnCorner = (line: Line, owner: number, meets: ReturnType<typeof segmentGrid>): Spot[] | null => {
  const last = line.at(-1) as Spot
  const before = line.at(-2) as Spot
  const run = gap(before, last) || 1
  let spot = last
  for (let step = 0; step < 9; step++) {
    const next: Spot = [spot[0] + ((last[0] - before[0]) / run) * STEP, spot[1] + ((last[1] - before[1]) / run) * STEP]
    if (groundAt(next) === 'water') break
    const share = meets(owner, spot, next)
    if (share !== null) return [...line, between(spot, next, share)]
    spot = next
  }
  for (let index = line.length - 1; index > 0; index--) {
    const share = meets(owner, line[index] as Spot, line[index - 1] as Spot)
    if (share !== null) return [...line.slice(0, index), between(line[index] as Spot, line[index - 1] as Spot, share)]
  }
  return null
}

export const layStreets = (): Road[] => {
  const random = seededRandom(1907)
  const grid = sampleGrid()
  const roads: Road[] = []
  const keep = (kind: RoadKind, line: Line) => {
    roads.push({ kind, line })
    grid.add(line)
  }
  for (const line of plan.motorways) keep('motorway', line)
  keep('ring', plan.ring)
  for (const line of plan.avenues) keep('avenue', line)
  for (const line of plan.riverWalks) keep('collector', line)
  for (const line of plan.parkRounds) keep('street', line)
  grid.add(plan.rail)
  for (const pass of passes)
    for (let attempt = 0; attempt < pass.tries; attempt++) {
      const reach = pass.reach * Math.sqrt((attempt + random() * pass.tries * 0.3) / (pass.tries * 1.3))
      const angle = random() * 2 * Math.PI
      const from: Spot = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      const turned = random() < 0.5
      const heading = directionAt(from) + (turned ? Math.PI / 2 : 0)
      if (!pass.open(from) || grid.crowded(from, heading, pass.spacing(from))) continue
      const line = trace(from, turned, pass, grid)
      const straight = gap(line[0] as Spot, line.at(-1) as Spot) / (lengthOf(line) + 1)
      if (lengthOf(line) >= pass.shortest && straight > (pass.kind === 'avenue' ? 0.85 : 0.4)) keep(pass.kind, line)
    }
  const isFixed = (road: Road) =>
    road.kind === 'motorway' || road.kind === 'ring' || gap(road.line[0] as Spot, road.line.at(-1) as Spot) < 1
  let settled = roads
  for (let round = 0; round < 3; round++) {
    const meets = segmentGrid(settled)
    settled = settled.flatMap((road, owner) => {
      if (isFixed(road)) return [road]
      const ahead = endOnCorner(road.line, owner, meets)
      const both = ahead && ahead.length > 2 ? endOnCorner([...ahead].reverse(), owner, meets) : null
      return both && lengthOf(both) > 70 ? [{ kind: road.kind, line: both.reverse() }] : []
    })
  }
  return settled
}
