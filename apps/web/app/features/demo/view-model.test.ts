import type { DemoCandidate, DemoDispatch } from '@washline/contract/demo/endpoints'
import { toOrderId } from '@washline/contract/ids'
import { describe, expect, it } from 'vitest'
import { countedParts, phoneScale, sides } from './view-model.ts'

const candidate = (given: Partial<DemoCandidate> = {}): DemoCandidate => ({
  name: 'Sam Okafor',
  made: true,
  outcome: 'open',
  ground: 'score',
  why_not: null,
  score: 0.8,
  distance_meters: 300,
  parts: [
    { part: 'travel', value: 0.9, weight: 0.4 },
    { part: 'favourite', value: 0, weight: 1 },
  ],
  ...given,
})
const dispatch = (candidates: readonly DemoCandidate[]): DemoDispatch => ({
  order_id: toOrderId(100_001),
  status: 'pending',
  laundry_completed_at: null,
  placed_at: '2026-11-25T10:00:00.000Z',
  accepted_at: null,
  accepted_by: null,
  radius_km: 3,
  candidates: [...candidates],
})

describe('those who were considered', () => {
  it('are shown by side, and the last ones are counted', () => {
    const others = Array.from({ length: 6 }, () => candidate({ made: false, outcome: null }))
    expect(sides(dispatch([candidate(), ...others]))).toMatchObject({ asked: [{}], others: [{}, {}], more: 4 })
  })
  it('show the part of a favourite only where it counted', () => {
    expect(countedParts(candidate()).map(({ part }) => part)).toEqual(['travel'])
    expect(countedParts(candidate({ parts: null }))).toEqual([])
  })
})

it.each([
  [{ width: 400, height: 900 }, 1],
  [{ width: 195, height: 900 }, 0.5],
  [{ width: 390, height: 624 }, 0.8],
  [{ width: 100, height: 100 }, 0.5],
])('a phone in %o is shown at %d of its size', (room, scale) => {
  expect(phoneScale(room)).toBeCloseTo(scale)
})
