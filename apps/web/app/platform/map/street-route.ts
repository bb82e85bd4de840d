import type { Point } from '@washline/contract/maps/geo'
import { apartM, positionOf, type StreetNetwork } from './street-network.ts'

/** Farther from every street, a place is not in this town. */
const farthestM = 250

/** The way along the streets, from door to door; null where none leads there. */
export function streetRoute(network: StreetNetwork, from: Point, to: Point): readonly Point[] | null {
  const [start, end] = [nearest(network, from), nearest(network, to)]
  if (start === undefined || end === undefined) return null
  const path = shortest(network, start, end)
  if (!path) return null
  const along = path.flatMap((id) => {
    const at = network.junctions[id]?.at
    return at ? [{ longitude: at[0], latitude: at[1] }] : []
  })
  return [from, ...along, to]
}

function nearest({ junctions }: StreetNetwork, point: Point): number | undefined {
  const at = positionOf(point)
  let [best, bestM] = [-1, farthestM]
  for (const [id, junction] of junctions.entries()) {
    const metres = apartM(junction.at, at)
    if (metres < bestM) [best, bestM] = [id, metres]
  }
  return best < 0 ? undefined : best
}

/** Dijkstra's shortest way, over a heap; a town has some thousand junctions. */
function shortest({ junctions }: StreetNetwork, start: number, end: number): readonly number[] | null {
  const far = new Map([[start, 0]])
  const from = new Map<number, number>()
  const open: [metres: number, id: number][] = [[0, start]]
  for (let first = take(open); first; first = take(open)) {
    const [metres, id] = first
    if (id === end) return wayBack(from, end)
    if (metres > (far.get(id) ?? 0)) continue
    for (const [next, more] of junctions[id]?.next ?? []) {
      const sum = metres + more
      if (sum >= (far.get(next) ?? Number.POSITIVE_INFINITY)) continue
      far.set(next, sum)
      from.set(next, id)
      put(open, [sum, next])
    }
  }
  return null
}

function wayBack(from: ReadonlyMap<number, number>, end: number): readonly number[] {
  const path = [end]
  for (let id = from.get(end); id !== undefined; id = from.get(id)) path.push(id)
  return path.reverse()
}

type Entry = [metres: number, id: number]

function put(heap: Entry[], entry: Entry): void {
  let place = heap.push(entry) - 1
  while (place > 0) {
    const above = (place - 1) >> 1
    if ((heap[above] as Entry)[0] <= entry[0]) break
    heap[place] = heap[above] as Entry
    place = above
  }
  heap[place] = entry
}

function take(heap: Entry[]): Entry | undefined {
  const [first] = heap
  const last = heap.pop()
  if (!last || heap.length === 0) return first
  let place = 0
  for (;;) {
    const left = 2 * place + 1
    const right = left + 1
    const least = right < heap.length && (heap[right] as Entry)[0] < (heap[left] as Entry)[0] ? right : left
    if (least >= heap.length || (heap[least] as Entry)[0] >= last[0]) break
    heap[place] = heap[least] as Entry
    place = least
  }
  heap[place] = last
  return first
}
