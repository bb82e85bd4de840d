import { describe, expect, it } from 'vitest'
import { type PlannedOrder, planOrders } from './plan-orders.ts'

function first(count: number, seed: number, customers = 8): PlannedOrder[] {
  const plan = planOrders(seed, customers)
  return Array.from({ length: count }, () => plan.next().value as PlannedOrder)
}

describe('the plan of orders', () => {
  it('is the same for the same seed, and another for another one', () => {
    expect(first(50, 7)).toEqual(first(50, 7))
    expect(first(50, 7)).not.toEqual(first(50, 8))
  })
  it('shows a market within the first minute, and never a rush', () => {
    const gaps = first(400, 7).map(({ afterMs }) => afterMs)
    expect(gaps.slice(0, 4).reduce((sum, gap) => sum + gap, 0)).toBeLessThan(60_000)
    expect(Math.min(...gaps.slice(4))).toBeGreaterThan(30_000)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(240_000)
  })
  it('follows the day: the evening has several times the orders of the night', () => {
    let at = 0
    const perHour = new Map<number, number>()
    for (const { afterMs } of first(1_000, 7)) {
      at += afterMs
      const hour = Math.floor(7 + at / 120_000) % 24
      perHour.set(hour, (perHour.get(hour) ?? 0) + 1)
    }
    const between = (from: number, to: number) =>
      [...perHour].filter(([hour]) => hour >= from && hour < to).reduce((sum, [, count]) => sum + count, 0)
    expect(between(18, 21)).toBeGreaterThan(2 * between(1, 4))
  })
  it('lets every customer order, and nobody twice in a row', () => {
    const customers = first(200, 7).map(({ customer }) => customer)
    expect(new Set(customers).size).toBe(8)
    expect(customers.some((customer, index) => customer === customers[index - 1])).toBe(false)
  })
  it('has one late pickup in seven', () => {
    expect(first(70, 7).filter(({ isLate }) => isLate)).toHaveLength(10)
  })
  it('works with a single customer', () => {
    expect(first(3, 7, 1).map(({ customer }) => customer)).toEqual([0, 0, 0])
  })
})
