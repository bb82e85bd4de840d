import { market } from '@washline/contract/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planStops } from './plan-stops.ts'
import { type JobStop, routeTable } from './route-table.ts'
import { walkRoute } from './walk-route.ts'

/** Places are points of a line, a second apart. */
const travel = (from: number, to: number) => Math.abs(from - to)
const options = { travel }
const home = 50
const start = { place: home, fromS: 0 }

const laundry = (pickup: number, delivery: number, dueS: number, washS: number): JobStop[] => [
  { place: pickup, readyS: 0, serviceS: 5, dueS: 1e6 },
  { place: home, readyS: 0, serviceS: 1, dueS: 1e6 },
  { place: home, readyS: 0, serviceS: 1, dueS: 1e6, lagS: washS },
  { place: delivery, readyS: 0, serviceS: 5, dueS },
]

/** Every order of stops in which each order's stops follow each other. */
function everyPath(counts: readonly number[], firsts: readonly number[]): number[][] {
  if (counts.every((count) => count === 0)) return [[]]
  return counts.flatMap((count, order) =>
    count === 0
      ? []
      : everyPath(counts.with(order, count - 1), firsts.with(order, (firsts[order] ?? 0) + 1)).map((rest) => [
          firsts[order] ?? 0,
          ...rest,
        ]),
  )
}

/** Every way to put stops into a path, both in their order. */
function everyInsertion(path: readonly number[], stops: readonly number[]): number[][] {
  const [first, ...others] = stops
  if (first === undefined) return [[...path]]
  const places = Array.from({ length: path.length + 1 }, (_, place) => place)
  return places.flatMap((place) =>
    everyInsertion(path.slice(place), others).map((rest) => [...path.slice(0, place), first, ...rest]),
  )
}

function leastCost(orders: readonly (readonly JobStop[])[]): number {
  const table = routeTable(orders, { weights: market.dispatch.planning.weights, travel })
  const paths = everyPath(
    orders.map(({ length }) => length),
    [...table.next],
  )
  const vehicle = { ...start, onS: 0, offS: 1e9, capacity: 9, load: 0, home: -1 }
  return Math.min(...paths.map((path) => walkRoute(table, vehicle, path)?.cost ?? Number.POSITIVE_INFINITY))
}

describe('the order of stops', () => {
  it('is empty without orders', () => {
    expect(planStops([], start, options)).toEqual({ stops: [], cost: 0, endS: 0, latenessS: 0 })
  })

  it('uses the wash of one order to fetch another one', () => {
    const { stops } = planStops([laundry(60, 60, 500, 100), laundry(40, 40, 500, 100)], start, options)
    const fetched = stops.filter(({ stop }) => stop === 0).map(({ startS }) => startS)
    const collected = stops.filter(({ stop }) => stop === 2).map(({ startS }) => startS)
    expect(Math.max(...fetched)).toBeLessThan(Math.min(...collected))
  })

  it('waits for the wash', () => {
    const { stops } = planStops([laundry(60, 60, 500, 100)], start, options)
    expect(stops.map(({ startS }) => startS)).toEqual([10, 25, 126, 137])
  })

  it('delivers first what is due first', () => {
    const orders = [
      [{ place: 60, readyS: 0, serviceS: 5, dueS: 90 }],
      [{ place: 30, readyS: 0, serviceS: 5, dueS: 25 }],
    ]
    expect(planStops(orders, start, options).stops.map(({ order }) => order)).toEqual([1, 0])
  })

  it('does not make an order late for one that is late anyway', () => {
    const orders = [[{ place: 10, readyS: 0, serviceS: 5, dueS: 5 }], [{ place: 95, readyS: 0, serviceS: 5, dueS: 60 }]]
    const { stops, latenessS } = planStops(orders, start, options)
    expect(stops.map(({ order }) => order)).toEqual([1, 0])
    expect(latenessS).toBe(45 + 5 + 85 - 5)
  })

  it('is the best of all', () => {
    const place = fc.integer({ min: 0, max: 100 })
    const laundries = fc.array(
      fc.tuple(place, place, fc.integer({ min: 50, max: 600 }), fc.integer({ min: 10, max: 200 })),
      { minLength: 1, maxLength: 2 },
    )
    const visit = fc.record({
      place,
      readyS: fc.integer({ min: 0, max: 100 }),
      serviceS: fc.integer({ min: 0, max: 20 }),
      dueS: fc.integer({ min: 20, max: 300 }),
    })
    const errands = fc.array(fc.array(visit, { minLength: 1, maxLength: 2 }), { maxLength: 1 })
    fc.assert(
      fc.property(laundries, errands, (some, others) => {
        const orders = [...some.map((each) => laundry(...each)), ...others]
        expect(planStops(orders, start, options).cost).toBeCloseTo(leastCost(orders), 6)
      }),
      { numRuns: 60 },
    )
  })

  it('takes a fourth order where it costs least in the best order of three', () => {
    const place = fc.integer({ min: 0, max: 100 })
    const four = fc.array(
      fc.tuple(place, place, fc.integer({ min: 50, max: 600 }), fc.integer({ min: 10, max: 200 })),
      { minLength: 4, maxLength: 4 },
    )
    fc.assert(
      fc.property(four, (some) => {
        const orders = some.map((each) => laundry(...each))
        const three = planStops(orders.slice(0, 3), start, options)
        const { stops, cost } = planStops(orders, start, options)
        const plain = ({ order, stop }: (typeof stops)[number]) => `${order} ${stop}`
        expect(stops.filter(({ order }) => order < 3).map(plain)).toEqual(three.stops.map(plain))
        const table = routeTable(orders, { weights: market.dispatch.planning.weights, travel })
        const path = three.stops.map(({ order, stop }) => 4 * order + stop)
        const vehicle = { ...start, onS: 0, offS: 1e9, capacity: 9, load: 0, home: -1 }
        const costs = everyInsertion(path, [12, 13, 14, 15]).map((each) => walkRoute(table, vehicle, each)?.cost ?? 0)
        expect(cost).toBeCloseTo(Math.min(...costs), 6)
      }),
      { numRuns: 20 },
    )
  })

  it('finds an order of stops whatever the drives are', () => {
    const visit = fc.record({
      place: fc.integer({ min: 0, max: 9 }),
      readyS: fc.integer({ min: 0, max: 50 }),
      serviceS: fc.integer({ min: 0, max: 20 }),
      dueS: fc.integer({ min: 0, max: 300 }),
    })
    const drives = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 100, maxLength: 100 })
    fc.assert(
      fc.property(fc.array(fc.array(visit, { minLength: 1, maxLength: 3 }), { maxLength: 3 }), drives, (orders, of) => {
        const travel = (from: number, to: number) => of[from * 10 + to] ?? 0
        expect(planStops(orders, { place: 0, fromS: 0 }, { travel }).stops).toHaveLength(orders.flat().length)
      }),
    )
  })
})
