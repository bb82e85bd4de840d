import { expect, it } from 'vitest'
import { expectedReturn } from './expected-return.ts'
import { pacesOf } from './pace.ts'

const now = new Date('2026-03-01T12:00:00Z')
const order = { pickupAt: new Date(now.getTime() + 600_000), pickedUpAt: null, isWashed: false }
const backOf = (delayS: number, travelS = 600) =>
  expectedReturn(order, { travelS, paces: pacesOf({}, {}), delayS }, now).backS

it('is later by the delay of other orders in hand, and for a longer drive', () => {
  expect(backOf(900) - backOf(0)).toBeCloseTo(900)
  expect(backOf(0, 900)).toBeGreaterThan(backOf(0, 600) + 300)
})
