import { expect, it } from 'vitest'
import { momentsOf, ratingOf } from './plan-history.ts'

const dayMs = 24 * 3_600_000
const to = new Date('2026-11-25T22:46:00')
const from = new Date(to.getTime() - 56 * dayMs)
const all = momentsOf(from, to)

it('has orders on every day of the eight weeks, by daylight only', () => {
  const days = new Set(all.map(({ at }) => at.toDateString()))
  expect(days.size).toBeGreaterThanOrEqual(56)
  expect(all.filter(({ at }) => at.getHours() < 8 || at.getHours() > 18)).toEqual([])
})
it('grows: the last week has more than the first', () => {
  const between = (since: number, until: number) =>
    all.filter(({ at }) => at.getTime() >= since && at.getTime() < until).length
  const start = from.getTime()
  expect(between(start + 49 * dayMs, start + 56 * dayMs)).toBeGreaterThan(between(start, start + 7 * dayMs) + 5)
})
it('gives each order a number of its own, so that a cut load goes on with the same people', () => {
  const numbers = all.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const later = new Date(from.getTime() + 20 * dayMs)
  expect(momentsOf(from, to).filter(({ at }) => at > later)).toEqual(all.filter(({ at }) => at > later))
})
it('has Washers who are good, not perfect', () => {
  const ratings = Array.from({ length: 60 }, (_, number) => ratingOf(number))
  const mean = ratings.reduce((sum, { tenths }) => sum + tenths, 0) / ratings.length
  expect(mean).toBeGreaterThan(45)
  expect(mean).toBeLessThan(49)
  expect(ratings.some(({ tenths }) => tenths < 40)).toBe(true)
  expect(ratings.filter(({ tenths, comment }) => tenths < 45 && comment.startsWith('Everything'))).toEqual([])
})
