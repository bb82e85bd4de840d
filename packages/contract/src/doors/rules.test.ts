import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { market } from '../market.ts'
import { sumOf } from '../money.ts'
import {
  type DoorProofs,
  decideDoor,
  doorKinds,
  doorStageOf,
  doorStages,
  isDanger,
  kindsOf,
  redirectFee,
  settleDoor,
} from './rules.ts'

const openedAt = new Date('2026-11-23T10:00:00Z')
const at = (ms: number) => new Date(openedAt.getTime() + ms)
const proofs = (change: Partial<DoorProofs> & Pick<DoorProofs, 'kind' | 'stage'>): DoorProofs => ({
  openedAt,
  waitUntil: at(market.door.waitMs[change.kind]),
  calls: market.door.calls[change.kind],
  wasLate: false,
  stayed: true,
  hasSafeSpot: false,
  feesBefore: 0,
  ...change,
})
const cases = doorStages.flatMap((stage) => kindsOf(stage).map((kind) => ({ kind, stage })))

describe('every case', () => {
  it.each(cases)('$kind at the $stage', (of) => {
    const { kind, stage } = of
    const ended = stage === 'pickup' ? 'pickup_failed' : 'brought_back'
    const wait = market.door.waitMs[kind]
    const fee = { outcome: ended, feeMinor: market.door.fees[stage][kind], isForPerson: false }
    const free = (outcome: string) => ({ outcome, feeMinor: 0, isForPerson: false })
    expect(decideDoor(proofs(of), at(wait))).toEqual(isDanger(kind) ? free(ended) : fee)
    if (isDanger(kind)) {
      const bad = { ...of, calls: 0, stayed: false, wasLate: true, feesBefore: 9 }
      return expect(decideDoor(proofs(bad), openedAt)).toEqual(free(ended))
    }
    expect(decideDoor(proofs(of), at(wait - 1))).toEqual({ outcome: 'waiting' })
    expect(decideDoor(proofs({ ...of, stayed: false }), at(wait))).toEqual(free('unproven'))
    expect(decideDoor(proofs({ ...of, wasLate: true }), at(wait))).toEqual(free(ended))
    expect(decideDoor(proofs({ ...of, feesBefore: 1 }), at(wait))).toEqual({ ...fee, isForPerson: true })
    const spot = decideDoor(proofs({ ...of, hasSafeSpot: true }), at(wait))
    expect(spot).toEqual(stage === 'return' && kind === 'absent' ? free('safe_spot') : fee)
    if (market.door.calls[kind] === 0) return
    const calls = market.door.calls[kind] - 1
    expect(decideDoor(proofs({ ...of, calls }), at(wait))).toEqual({ outcome: 'waiting' })
    expect(decideDoor(proofs({ ...of, calls }), at(market.door.longestMs))).toEqual(free('unproven'))
  })

  it('always ends within the longest time, and costs at most the published fee', () => {
    const anyProofs = fc.record({
      case: fc.constantFrom(...cases),
      calls: fc.nat(4),
      wasLate: fc.boolean(),
      stayed: fc.boolean(),
      hasSafeSpot: fc.boolean(),
      feesBefore: fc.nat(3),
    })
    fc.assert(
      fc.property(anyProofs, ({ case: of, ...rest }) => {
        const decided = decideDoor(proofs({ ...of, ...rest }), at(market.door.longestMs))
        if (decided.outcome === 'waiting') return false
        return decided.feeMinor === 0 || decided.feeMinor === market.door.fees[of.stage][of.kind]
      }),
    )
  })
})

it.each([
  ['accepted', false, 'pickup'],
  ['picked_up', false, undefined],
  ['in_progress', false, undefined],
  ['in_progress', true, 'return'],
  ['delivered', true, undefined],
  ['pending', false, undefined],
] as const)('an order that is %s (washed: %s) is at the stage %s', (status, laundryCompleted, stage) => {
  expect(doorStageOf({ status, laundryCompleted })).toBe(stage)
})

it('has a fee for another door that grows with the distance, and two ways cost what each costs', () => {
  const { freeM, perKmMinor, withinM } = market.door.redirect
  expect([0, freeM, freeM + 1, freeM + 1_000, freeM + 1_001].map(redirectFee)).toEqual([
    0,
    0,
    perKmMinor,
    perKmMinor,
    2 * perKmMinor,
  ])
  expect(redirectFee(withinM + 1)).toBeUndefined()
  const metres = fc.integer({ min: 0, max: withinM })
  fc.assert(
    fc.property(metres, metres, (one, other) => {
      const [a, b] = [redirectFee(Math.min(one, other)), redirectFee(Math.max(one, other))]
      return a !== undefined && b !== undefined && a <= b && sumOf([a, b]) % perKmMinor === 0
    }),
  )
})

it('moves money for a person’s answer once, whatever was decided before', () => {
  expect(settleDoor(true, { isCharged: false })).toBe('charge')
  expect(settleDoor(false, { isCharged: true })).toBe('return')
  for (const isDue of [true, false]) expect(settleDoor(isDue, { isCharged: isDue })).toBe('nothing')
})

it('publishes a wait shorter than the longest time for each kind', () => {
  for (const kind of doorKinds) expect(market.door.waitMs[kind]).toBeLessThan(market.door.longestMs)
})
