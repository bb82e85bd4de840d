import { seededRandom } from '../random/seeded-random.ts'
import type { Scenario, ScenarioJob, ScenarioStop } from './scenario.ts'

export type PairShape = 'clustered' | 'random' | 'mixed'

interface Point {
  readonly x: number
  readonly y: number
}

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * A pickup-and-delivery set with time windows in the manner of Li and Lim: a hundred visits around a depot, windows cut around
 * the arrivals of hidden routes, and pairs made within these routes, so that a plan without lateness exists. `wide` has a long
 * day, long routes and wide windows. Also returns the length of the hidden routes.
 */
export function makePairs(shape: PairShape, seed: number, wide = false): { scenario: Scenario; hiddenLength: number } {
  const random = seededRandom(seed * 7 + (wide ? 3 : 0) + shape.length)
  const depot = { x: 40, y: 50 }
  const serviceS = shape === 'clustered' ? 90 : 10
  const dayS = shape === 'clustered' ? (wide ? 3_390 : 1_236) : wide ? 1_000 : 240
  const groups = Array.from({ length: wide ? 4 : 10 }, () => ({ x: 10 + 80 * random(), y: 10 + 75 * random() }))
  const points = Array.from({ length: 100 }, (_, index): Point => {
    const grouped = shape === 'clustered' || (shape === 'mixed' && index % 2 === 0)
    const centre = groups[index % groups.length]
    const spread = wide ? 14 : 7
    if (!grouped || !centre) return { x: 80 * random(), y: 80 * random() }
    return { x: centre.x + spread * (random() - 0.5), y: centre.y + spread * (random() - 0.5) }
  })
  const jobs: ScenarioJob[] = []
  let hiddenLength = 0
  const left = [...points]
  while (left.length > 0) {
    const route: { point: Point; at: number }[] = []
    let at: Point = depot
    let time = 0
    for (;;) {
      left.sort((a, b) => between(at, a) - between(at, b))
      const point = left[random() < 0.8 ? 0 : Math.min(1, left.length - 1)]
      if (!point) break
      const arrive = time + between(at, point)
      if (arrive + serviceS + between(point, depot) > dayS) break
      left.splice(left.indexOf(point), 1)
      hiddenLength += between(at, point)
      route.push({ point, at: arrive })
      time = arrive + serviceS + (random() < 0.3 ? 5 * random() : 0)
      at = point
    }
    if (route.length === 0) break
    hiddenLength += between(at, depot)
    const width = () => (wide ? 60 + 200 * random() : 10 + 40 * random())
    const visit = ({ point, at: arrive }: (typeof route)[number]): ScenarioStop => {
      const half = width() / 2
      const latest = dayS - serviceS - between(point, depot)
      return { ...point, readyS: Math.max(0, arrive - half), serviceS, dueS: Math.min(latest, arrive + half) }
    }
    const open = [...route]
    while (open.length > 0) {
      const first = open.shift()
      const second = open.splice(Math.floor(random() * Math.min(open.length, 5)), 1)[0]
      if (first)
        jobs.push({
          id: `${jobs.length + 1}`,
          placedS: 0,
          stops: [first, second].flatMap((each) => each ?? []).map(visit),
        })
    }
  }
  const workers = Array.from({ length: 25 }, (_, index) => ({
    id: `v${index + 1}`,
    ...depot,
    onS: 0,
    offS: dayS,
    capacity: 10,
  }))
  return { scenario: { jobs, workers, params: { metresPerMinute: 60, offerS: 0, batchS: 1, seed } }, hiddenLength }
}
