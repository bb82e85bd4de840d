import { expect, it } from 'vitest'
import { addBusinessDays } from './business-days.ts'

// By the market's calendar: Kuala Lumpur is eight hours ahead.
it.each([
  ['a Wednesday', '2026-11-18T04:00:00Z', 7, '2026-11-27T04:00:00.000Z'],
  ['a Friday', '2026-11-20T04:00:00Z', 1, '2026-11-23T04:00:00.000Z'],
  ['a Saturday', '2026-11-21T04:00:00Z', 1, '2026-11-23T04:00:00.000Z'],
  ['Friday evening in London, which is Saturday there', '2026-11-20T18:00:00Z', 1, '2026-11-22T18:00:00.000Z'],
  ['no days', '2026-11-21T04:00:00Z', 0, '2026-11-21T04:00:00.000Z'],
])('counts from %s', (_, from, days, to) => {
  expect(addBusinessDays(new Date(from), days).toISOString()).toBe(to)
})
