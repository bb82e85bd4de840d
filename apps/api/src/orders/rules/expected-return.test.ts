import { market } from '@washline/contract/market'
import { expect, it } from 'vitest'
import { expectedReturn } from './expected-return.ts'
import { pacesOf } from './pace.ts'

const now = new Date('2026-03-01T12:00:00Z')
const order = { pickupAt: new Date(now.getTime() + 600_000), pickedUpAt: null, isWashed: false }
const backOf = (others: number, travelS = 600) =>
  expectedReturn(order, { travelS, paces: pacesOf({}, {}), others }, now).backS

it('is later for each other order in hand, and for a longer drive', () => {
  expect(backOf(1) - backOf(0)).toBeCloseTo(market.pace.otherS)
  expect(backOf(2) - backOf(1)).toBeCloseTo(market.pace.otherS)
  expect(backOf(0, 900)).toBeGreaterThan(backOf(0, 600) + 300)
})
