import type { OfferChange } from '@washline/contract/dispatch/explanations'
import { toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DecidedWave, explainNotAsked } from './explain-not-asked.ts'
import { nextSearchStep } from './next-search-step.ts'
import { favouritesFirst, planWave } from './plan-wave.ts'
import { radiusAt } from './radius-at.ts'
import { type Ranked, type RankingInput, rankCandidate } from './rank-candidate.ts'

const { radiiKm, explained, newcomerEveryNth, weights } = market.dispatch
const washer = toUserId(1)
const usual: RankingInput = {
  distanceM: 1_000,
  ratingTenthsSum: 480,
  ratingCount: 10,
  ordersDone: 50,
  ordersOnTime: 45,
  seen: 40,
  accepted: 28,
  inHand: 0,
  skipShare: 0,
  isFavourite: false,
}

interface Setting {
  readonly places: number
  readonly credit: number
  readonly radiusStep: number
}
const calm: Setting = { places: 1, credit: 0, radiusStep: 0 }

/** The steps of one wave, as a search takes them. */
function decide(input: readonly RankingInput[], { places, credit, radiusStep }: Setting): DecidedWave {
  const ranked = input.map((one, index) => rankCandidate(toUserId(index + 1), one, weights))
  const candidates = favouritesFirst(ranked)
  const within = (km: number) => candidates.filter(({ input: { distanceM } }) => distanceM <= km * 1_000)
  const next = nextSearchStep(
    radiusStep,
    radiiKm.map((km) => within(km).length),
  )
  const radiusKm = radiusAt(radiiKm, next.radiusStep)
  const { wave } = planWave(within(radiusKm), { waveSize: places, credit, newcomerEveryNth })
  const emptyM = next.radiusStep > radiusStep ? radiusAt(radiiKm, next.radiusStep - 1) * 1_000 : 0
  return { ranked, candidates, wave, radiusM: radiusKm * 1_000, emptyM, places, credit, newcomerEveryNth, weights }
}

const others = (changes: Partial<RankingInput>[]) => changes.map((change) => ({ ...usual, ...change }))
const explainedFor = (me: Partial<RankingInput>, rest: Partial<RankingInput>[], setting = calm) =>
  explainNotAsked(decide([{ ...usual, ...me }, ...others(rest)], setting)).find(
    ({ candidate }) => candidate.washerId === washer,
  )

it.each<[string, Partial<RankingInput>, Partial<RankingInput>[], Partial<Setting>, string, OfferChange[]]>([
  [
    'outside the radius of a wave with a free place',
    { distanceM: 8_200 },
    [{}],
    { places: 3 },
    'too_far',
    [{ kind: 'nearer', by: 5_200 }],
  ],
  [
    'outside the radius, with a higher score than nobody inside',
    { distanceM: 4_000 },
    [{ distanceM: 2_900 }],
    {},
    'too_far',
    [{ kind: 'nearer', by: 1_200 }],
  ],
  [
    'outside the radius, and too far down inside it',
    { distanceM: 4_000, ratingTenthsSum: 100 },
    [{ distanceM: 50 }],
    {},
    'too_far',
    [],
  ],
  [
    'rated a little lower',
    { ratingTenthsSum: 450 },
    [{}],
    {},
    'lower_score',
    [
      { kind: 'nearer', by: 500 },
      { kind: 'ratings', by: 11 },
    ],
  ],
  [
    'late once more',
    { ordersOnTime: 44 },
    [{}],
    {},
    'lower_score',
    [
      { kind: 'nearer', by: 200 },
      { kind: 'ratings', by: 4 },
      { kind: 'on_time', by: 11 },
      { kind: 'accepted', by: 11 },
    ],
  ],
  ['two kilometres farther away', { distanceM: 3_000 }, [{}], {}, 'lower_score', [{ kind: 'nearer', by: 2_100 }]],
  ['busier', { inHand: 2 }, [{ distanceM: 1_100 }], {}, 'lower_score', [{ kind: 'in_hand', by: 2 }]],
  [
    'with skips of similar orders',
    { skipShare: 0.5, distanceM: 900 },
    [{}],
    {},
    'lower_score',
    [{ kind: 'no_skips', by: 1 }],
  ],
  [
    'behind a favourite',
    {},
    [{ isFavourite: true }],
    { places: 3 },
    'favourites_first',
    [{ kind: 'favourite', by: 1 }],
  ],
  [
    'passed by a newcomer',
    {},
    [{ ordersDone: 0, ordersOnTime: 0, ratingCount: 0, ratingTenthsSum: 0 }],
    { credit: newcomerEveryNth - 1 },
    'newcomers_share',
    [],
  ],
])('%s', (_, me, rest, setting, whyNot, changes) => {
  expect(explainedFor(me, rest, { ...calm, ...setting })).toMatchObject({ whyNot, changes })
})

it('is not made for those who were asked, and for so many of the others', () => {
  const decided = decide(
    Array.from({ length: 40 }, (_, n) => ({ ...usual, distanceM: 100 + n * 10 })),
    { ...calm, places: 3 },
  )
  const notAsked = explainNotAsked(decided)
  expect(notAsked).toHaveLength(explained.notAskedPerWave)
  expect(notAsked.some(({ candidate }) => decided.wave.includes(candidate))).toBe(false)
})

const someInput: fc.Arbitrary<RankingInput> = fc
  .record({
    distanceM: fc.integer({ min: 0, max: 15_000 }),
    ratingCount: fc.nat(40),
    average: fc.integer({ min: 10, max: 50 }),
    ordersDone: fc.nat(30),
    late: fc.nat(5),
    seen: fc.nat(30),
    refused: fc.nat(10),
    inHand: fc.nat(2),
    skipShare: fc.constantFrom(0, 0.2, 0.7),
    isFavourite: fc.constant(false),
  })
  .map(({ average, late, refused, ...one }) => ({
    ...one,
    ratingTenthsSum: one.ratingCount * average,
    ordersOnTime: Math.max(0, one.ordersDone - late),
    accepted: Math.max(0, one.seen - refused),
  }))

/** The input of a Washer after a change. */
function applied(one: RankingInput, { kind, by }: OfferChange): RankingInput {
  switch (kind) {
    case 'nearer':
      return { ...one, distanceM: one.distanceM - by }
    case 'ratings':
      return { ...one, ratingCount: one.ratingCount + by, ratingTenthsSum: one.ratingTenthsSum + 50 * by }
    case 'on_time':
      return { ...one, ordersDone: one.ordersDone + by, ordersOnTime: one.ordersOnTime + by }
    case 'accepted':
      return { ...one, seen: one.seen + by, accepted: one.accepted + by }
    case 'in_hand':
      return { ...one, inHand: one.inHand - by }
    case 'no_skips':
      return { ...one, skipShare: 0 }
    case 'favourite':
      return { ...one, isFavourite: true }
    default:
      throw new Error(`not a change of a wave: ${kind}`)
  }
}

const isAskedAs = (all: readonly RankingInput[], me: Ranked, mine: RankingInput, setting: Setting) =>
  decide(all.with(me.washerId - 1, mine), setting).wave.some(({ washerId }) => washerId === me.washerId)

it('names changes each of which alone puts the Washer among those asked, and less of it does not', () => {
  let changes = 0
  fc.assert(
    fc.property(
      fc.array(someInput, { minLength: 2, maxLength: 12 }),
      fc.nat(3),
      fc.record({
        places: fc.integer({ min: 1, max: 4 }),
        credit: fc.nat(newcomerEveryNth * 2),
        radiusStep: fc.nat(radiiKm.length - 1),
      }),
      (those, favourites, setting) => {
        // In a quarter of the cases some of them are favourites.
        const all = those.map((one, index) => ({ ...one, isFavourite: favourites === 3 && index < 2 }))
        const decided = decide(all, setting)
        for (const { candidate, changes: named } of explainNotAsked(decided))
          for (const change of named) {
            changes += 1
            const { input: before, washerId } = candidate
            expect(isAskedAs(all, candidate, applied(before, change), setting)).toBe(true)
            const step = change.kind === 'nearer' ? explained.stepM : 1
            if (change.by === step || change.kind === 'on_time') continue
            const less = applied(before, { ...change, by: change.by - step })
            // Who of two equal scores is asked depends on their numbers.
            const { score } = rankCandidate(washerId, less, weights)
            const isTied = decided.wave.some((asked) => Math.abs(asked.score - score) < 1e-6)
            if (!isTied) expect(isAskedAs(all, candidate, less, setting)).toBe(false)
          }
      },
    ),
    { numRuns: 1_000 },
  )
  expect(changes).toBeGreaterThan(400)
})
