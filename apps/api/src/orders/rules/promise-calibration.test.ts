import { orderProcess } from '@washline/contract/orders/process'
import { describe, expect, it } from 'vitest'
import { type Measured, measure, pacesOf, type Stage, stages } from './pace.ts'
import { estimate, type PromisedOrder } from './promise.ts'

/** A seeded generator of uniform numbers (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Times = Record<Stage, number>
type History = Partial<Record<Stage, Measured>>

/** What the market's Washers really take; other than what is assumed, so that it has to be learned. */
const truth: Record<Stage, { usualS: number; spread: number }> = {
  door: { usualS: 840, spread: 0.45 },
  start: { usualS: 700, spread: 0.5 },
  wash: { usualS: 5_400, spread: 0.2 },
  back: { usualS: 1_000, spread: 0.45 },
}

function simulate(seed: number, washers: number, orders: number) {
  const next = seeded(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const timesOf = (make: (stage: Stage) => number): Times =>
    Object.fromEntries(stages.map((stage) => [stage, make(stage)])) as Times
  const people = Array.from({ length: washers }, () => ({
    slower: timesOf((stage) => truth[stage].spread * 0.5 * normal()),
    history: {} as History,
  }))
  let market: History = {}
  const seen: { at: string; p50: boolean; p90: boolean; risk: number; orders: number; isLate: boolean }[] = []
  for (let n = 0; n < orders; n += 1) {
    // Some Washers work much more than others, and new ones come all the time.
    const person = people[Math.floor(washers * next() ** 2 * Math.min(1, 0.2 + n / orders))]
    if (!person) throw new Error('nobody washes')
    const took = timesOf((stage) =>
      Math.exp(Math.log(truth[stage].usualS) + person.slower[stage] + truth[stage].spread * normal()),
    )
    const at = (s: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000 + s * 1_000)
    const pickedUp = took.door
    const started = pickedUp + took.start
    const washed = started + took.wash
    const back = washed + took.back
    const paces = pacesOf(person.history, market)
    const base = { pickupAt: at(600), acceptedAt: at(0), pickedUpAt: null, deliveredAt: null, deliveryProven: null }
    const accepted: PromisedOrder = {
      ...base,
      status: orderProcess.accept.to,
      takenOverAt: null,
      laundryStartedAt: null,
      laundryCompletedAt: null,
      isChangeWaiting: false,
      awayS: null,
      others: 0,
      calibrations: [],
    }
    const carried = { ...accepted, status: orderProcess.pickUp.to, pickedUpAt: at(pickedUp) }
    const washing = { ...carried, status: orderProcess.startLaundry.to, laundryStartedAt: at(started) }
    const moments: [string, PromisedOrder, number][] = [
      ['acceptance', accepted, 0],
      ['pickup', carried, pickedUp],
      ['an hour of washing', washing, started + 3_600],
      ['the end of the wash', { ...washing, laundryCompletedAt: at(washed) }, washed],
    ]
    for (const [name, order, seconds] of moments) {
      if (name === 'an hour of washing' && took.wash < 3_600) continue
      const made = estimate(order, paces, at(seconds))
      if (!made) throw new Error('no estimate')
      seen.push({
        at: name,
        p50: at(back) <= made.p50At,
        p90: at(back) <= made.p90At,
        risk: made.risk,
        orders: person.history.wash?.orders ?? 0,
        isLate: back - pickedUp > 10_801,
      })
    }
    for (const stage of stages) person.history[stage] = measure(person.history[stage], took[stage])
    if (n % 200 === 199) market = marketOf(people.map(({ history }) => history))
  }
  return seen
}

/** As the hourly job of the market does it: what all Washers took, within each of them. */
function marketOf(histories: readonly History[]): History {
  const of = (stage: Stage): Measured => {
    const measured = histories.flatMap((history) => history[stage] ?? [])
    const orders = measured.reduce((sum, one) => sum + one.orders, 0)
    const mean = measured.reduce((sum, one) => sum + one.mean * one.orders, 0) / orders
    const variance =
      measured.reduce((sum, one) => sum + one.variance * one.orders, 0) / Math.max(1, orders - measured.length)
    return { orders, mean, variance }
  }
  return Object.fromEntries(stages.map((stage) => [stage, of(stage)]))
}

const share = (parts: readonly boolean[]) => parts.filter(Boolean).length / parts.length

describe.each([7, 8, 9])('of 4,000 orders (seed %d)', (seed) => {
  const seen = simulate(seed, 80, 4_000)

  it.each(['acceptance', 'pickup', 'an hour of washing', 'the end of the wash'])(
    'nine in ten are back by the P90 of %s, and half by its P50',
    (name) => {
      const made = seen.filter(({ at }) => at === name)
      const p90 = share(made.map((one) => one.p90))
      expect(p90).toBeGreaterThanOrEqual(0.88)
      expect(p90).toBeLessThanOrEqual(0.92)
      const p50 = share(made.map((one) => one.p50))
      expect(p50).toBeGreaterThanOrEqual(0.45)
      expect(p50).toBeLessThanOrEqual(0.55)
    },
  )

  it('as many promises are missed as the risk stated', () => {
    const missed = seen.filter(({ isLate }) => isLate).length
    const expected = seen.reduce((sum, { risk }) => sum + risk, 0)
    expect(Math.abs(missed - expected) / seen.length).toBeLessThan(0.005)
    const risky = seen.filter(({ risk }) => risk >= 0.2)
    const stated = risky.reduce((sum, { risk }) => sum + risk, 0) / risky.length
    expect(Math.abs(share(risky.map(({ isLate }) => isLate)) - stated)).toBeLessThan(0.1)
  })
})

it('of the first orders of new Washers, too, nine in ten are back by the P90', () => {
  const first = [7, 8, 9].flatMap((seed) => simulate(seed, 1_500, 4_000).slice(4 * 2_000))
  const p90 = share(first.filter(({ at, orders }) => at === 'pickup' && orders < 2).map((one) => one.p90))
  expect(p90).toBeGreaterThanOrEqual(0.88)
  expect(p90).toBeLessThanOrEqual(0.92)
})
