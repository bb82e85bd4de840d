import { seededRandom } from '../../random/seeded-random.ts'
import { groundAt } from './field.ts'
import { gap, type Line, type Spot, simplify } from './plane.ts'
import type { Road } from './streets.ts'

const CELL = 4
const keyOf = (east: number, north: number) => Math.floor(east / CELL) * 8192 + Math.floor(north / CELL)

const verge = { motorway: 18, ring: 15, avenue: 12, collector: 9, street: 7 } as const

/** Terraces along the streets of the inner town, none on a road, a green, the water or one another. */
export const raiseBuildings = (roads: readonly Road[], rail: Line, reach: number): Spot[][] => {
  const random = seededRandom(4)
  const taken = new Set<number>()
  const close = (line: Line, meters: number) =>
    line.forEach((end, index) => {
      const start = line[index - 1] ?? end
      const steps = Math.ceil(gap(start, end) / 3) + 1
      for (let step = 0; step <= steps; step++) {
        const east = start[0] + ((end[0] - start[0]) * step) / steps
        const north = start[1] + ((end[1] - start[1]) * step) / steps
        for (let dx = -meters; dx <= meters; dx += 3)
          for (let dy = -meters; dy <= meters; dy += 3)
            if (Math.hypot(dx, dy) <= meters) taken.add(keyOf(east + dx, north + dy))
      }
    })
  for (const road of roads)
    if (road.line.some((spot) => Math.hypot(...spot) < reach + 200)) close(road.line, verge[road.kind])
  close(rail, 12)
  const buildings: Spot[][] = []
  for (const road of roads) {
    if (road.kind === 'motorway' || road.kind === 'ring') continue
    const line = simplify(road.line, 3)
    for (let index = 1; index < line.length; index++) {
      const a = line[index - 1] as Spot
      const b = line[index] as Spot
      const run = gap(a, b)
      const along: Spot = [(b[0] - a[0]) / run, (b[1] - a[1]) / run]
      for (const side of [1, -1])
        for (let from = 12; from < run - 12; ) {
          const width = Math.min(26 + random() * 68, run - from)
          const setback = verge[road.kind] + 6 + random() * 2
          const depth = 13 + random() * 13
          const corner = (x: number, y: number): Spot => [
            a[0] + along[0] * x - along[1] * side * y,
            a[1] + along[1] * x + along[0] * side * y,
          ]
          const start = from
          from += width + (random() < 0.4 ? 0.6 : 7 + random() * 10)
          const cells = new Set<number>()
          let free = Math.hypot(...corner(start, setback)) < reach && random() < 0.93
          for (let x = 0; free && x <= width; x += 3)
            for (let y = 0; free && y <= depth; y += 3) {
              const spot = corner(start + x, setback + y)
              cells.add(keyOf(...spot))
              if (taken.has(keyOf(...spot)) || groundAt(spot) !== 'town') free = false
            }
          if (!free) continue
          for (const cell of cells) taken.add(cell)
          const ring = [corner(start, setback), corner(start + width, setback), corner(start + width, setback + depth)]
          buildings.push([...ring, corner(start, setback + depth), ring[0] as Spot])
        }
    }
  }
  return buildings
}
