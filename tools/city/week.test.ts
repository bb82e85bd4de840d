import { market } from '@washline/contract/market'
import { endedStatuses } from '@washline/contract/orders/process'
import { describe, expect, it } from 'vitest'
import { makeWeek } from './week/make-week.ts'
import { meanInterval } from './week/mean-interval.ts'
import { giniOf, measureWeek, quantile } from './week/measure-week.ts'
import type { Offer } from './week/people.ts'
import { runWeek, weekPolicies } from './week/run-week.ts'

/** Short of Washers, so that batches, waits and refusals occur. */
const small = { seed: 7, days: 1, orders: 240, washers: 45 }
const week = makeWeek(small)

describe.each(weekPolicies)('a day under %s', (policy) => {
  const offers: Offer[] = []
  let mostInHand = 0
  const result = runWeek(week, policy, {
    observe: (city, offer) => {
      offers.push(offer)
      mostInHand = Math.max(mostInHand, ...city.washers.map(({ tasks }) => tasks.length))
    },
  })
  const { orders, washers } = result.city

  it('ends every order', () => {
    expect(orders.filter(({ status }) => !endedStatuses.includes(status))).toEqual([])
    expect(orders.filter(({ isSearching }) => isSearching)).toEqual([])
    expect(washers.filter(({ tasks, openOffers }) => tasks.length > 0 || openOffers !== 0)).toEqual([])
    for (const { status, deliveredS } of orders) expect(deliveredS !== null).toBe(status === 'completed')
    expect(measureWeek(result).fill).toBeGreaterThan(0.4)
  })

  it('has nobody over capacity', () => {
    expect(mostInHand).toBe(market.dispatch.capacity)
  })

  it('offers nobody the same order again within the guarded time, and never after an answer', () => {
    const latest = new Map<string, Offer>()
    for (const offer of offers) {
      const key = `${offer.order.id} ${offer.washer.id}`
      const before = latest.get(key)
      latest.set(key, offer)
      if (!before) continue
      expect(['expired', 'ended']).toContain(before.state)
      if (before.state === 'expired')
        expect(offer.madeS - before.expiresS).toBeGreaterThanOrEqual(market.dispatch.askAgainMs / 1_000)
    }
    expect(latest.size).toBeGreaterThan(200)
  })

  it('is the same for the same seed', () => {
    expect(runWeek(makeWeek(small), policy).hash).toBe(result.hash)
  })

  it('is another one for another seed', () => {
    expect(runWeek(makeWeek({ ...small, seed: 8 }), policy).hash).not.toBe(result.hash)
  })
})

it('decides in batches where Washers are short, and only there', () => {
  expect(runWeek(week, 'adaptive').decisions).toBeGreaterThan(10)
  expect(runWeek(makeWeek({ ...small, orders: 20 }), 'adaptive').decisions).toBe(0)
})

describe('the promises of a small city', () => {
  const metrics = measureWeek(runWeek(makeWeek({ seed: 7, days: 4, orders: 4_000, washers: 250 }), 'waves'))

  it.each(['acceptanceP90', 'pickupP90', 'startP90', 'washP90'] as const)('nine in ten are back by the %s', (name) => {
    expect(metrics[name]).toBeGreaterThan(0.86)
    expect(metrics[name]).toBeLessThan(0.94)
  })

  it.each(['acceptanceP50', 'washP50'] as const)('half are back by the %s', (name) => {
    expect(metrics[name]).toBeGreaterThan(0.44)
    expect(metrics[name]).toBeLessThan(0.56)
  })
})

describe('the metrics', () => {
  it.each([
    [[1, 2, 3], 0.5, 2],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[10, 20], 0.1, 11],
  ])('of %j, the quantile %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected)
  })
  it.each([
    [[5, 5, 5], 0],
    [[0, 0, 9], 2 / 3],
    [[0, 0], 0],
  ])('of %j, the Gini is %d', (values, expected) => {
    expect(giniOf(values)).toBeCloseTo(expected)
  })
  it('have an interval over seeds', () => {
    expect(meanInterval([1, 2, 3])).toEqual({ mean: 2, plusMinus: expect.closeTo(2.484, 3) })
    expect(meanInterval([4])).toEqual({ mean: 4, plusMinus: null })
  })
})
