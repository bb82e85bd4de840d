import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('acts at once, and for all that is asked while it rests once afterwards', () => {
  let acted = 0
  const ask = atMostEvery(3_000, () => {
    acted += 1
  })
  ask()
  expect(acted).toBe(1)
  for (let n = 0; n < 100; n += 1) ask()
  vi.advanceTimersByTime(2_999)
  expect(acted).toBe(1)
  vi.advanceTimersByTime(1)
  expect(acted).toBe(2)
  vi.advanceTimersByTime(9_000)
  expect(acted).toBe(2)
  ask()
  expect(acted).toBe(3)
})
