import { toUserId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { describe, expect, it } from 'vitest'
import { nextSearchStep } from './next-search-step.ts'
import { favouritesFirst, planWave, type RankedCandidate } from './plan-wave.ts'
import { reasonLine } from './reason-line.ts'
import { type CandidateProfile, scoreOf, scoreParts } from './score-candidate.ts'

const profile = (changes: Partial<CandidateProfile> = {}): CandidateProfile => ({
  durationS: 600,
  ratingSumTenths: 480,
  ratingCount: 10,
  onTimeRate: 0.9,
  acceptanceRate: 0.7,
  activeOrders: 0,
  skipShare: 0,
  isFavourite: false,
  ...changes,
})
const score = (changes?: Partial<CandidateProfile>) => scoreOf(scoreParts(profile(changes)), market.dispatch.weights)
const candidate = (washerId: UserId, score: number, ordersDone = 50, isFavourite = false): RankedCandidate => ({
  washerId,
  score,
  ordersDone,
  isFavourite,
})

describe('the score', () => {
  it('has weights that sum to one', () => {
    expect(Object.values(market.dispatch.weights).reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  })
  it.each<[string, Partial<CandidateProfile>, Partial<CandidateProfile>]>([
    ['a shorter drive', { durationS: 300 }, { durationS: 1_200 }],
    ['better ratings', { ratingSumTenths: 500 }, { ratingSumTenths: 300 }],
    ['more often on time', { onTimeRate: 1 }, { onTimeRate: 0.5 }],
    ['more often accepting', { acceptanceRate: 1 }, { acceptanceRate: 0.2 }],
    ['fewer orders in hand', { activeOrders: 0 }, { activeOrders: 2 }],
    ['no skips of similar orders', { skipShare: 0 }, { skipShare: 0.5 }],
    ['a favourite, whatever else', { isFavourite: true, durationS: 1e9 }, { durationS: 0, ratingSumTenths: 500 }],
  ])('prefers %s', (_, better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse))
  })
  it('stays within 0 and 1 at the extremes', () => {
    expect(
      score({
        durationS: 1e9,
        ratingSumTenths: 0,
        ratingCount: 1e6,
        onTimeRate: 0,
        acceptanceRate: 0,
        activeOrders: 9,
        skipShare: 1,
      }),
    ).toBeCloseTo(0)
    expect(
      score({
        durationS: 0,
        ratingSumTenths: 50e6,
        ratingCount: 1e6,
        onTimeRate: 1,
        acceptanceRate: 1,
        activeOrders: 0,
      }),
    ).toBeCloseTo(1)
  })
})

describe('a wave', () => {
  const planned = (candidates: readonly RankedCandidate[], credit: number, waveSize = 3) =>
    planWave(candidates, { waveSize, credit, newcomerEveryNth: market.dispatch.newcomerEveryNth })
  const wave = (candidates: readonly RankedCandidate[], credit: number) => planned(candidates, credit).wave
  it('takes the best three', () => {
    expect(
      wave(
        [
          candidate(toUserId(1), 0.2),
          candidate(toUserId(2), 0.9),
          candidate(toUserId(3), 0.5),
          candidate(toUserId(4), 0.7),
        ],
        0,
      ).map((c) => c.washerId),
    ).toEqual([2, 4, 3])
  })
  it('makes every fifth offer to a newcomer', () => {
    const many = [
      candidate(toUserId(1), 0.9),
      candidate(toUserId(2), 0.8),
      candidate(toUserId(3), 0.7),
      candidate(toUserId(4), 0.1, 2),
    ]
    expect(wave(many, 0).map((c) => c.washerId)).toEqual([1, 2, 3])
    expect(wave(many, 3).map((c) => c.washerId)).toEqual([1, 4, 2])
  })
  it('takes the best if no newcomer is in reach', () => {
    expect(wave([candidate(toUserId(1), 0.9), candidate(toUserId(2), 0.8)], 4).map((c) => c.washerId)).toEqual([1, 2])
  })
  it('gives one offer in five to newcomers over many waves of one', () => {
    const [best, newcomer] = [candidate(toUserId(1), 0.9), candidate(toUserId(2), 0.1, 2)]
    let credit = 0
    const asked: UserId[] = []
    for (let n = 0; n < 20; n += 1) {
      const next = planned([best, newcomer], credit, 1)
      credit = next.credit
      asked.push(...next.wave.map(({ washerId }) => washerId))
    }
    expect(asked.filter((id) => id === newcomer.washerId)).toHaveLength(4)
    expect(asked.indexOf(newcomer.washerId)).toBe(4)
  })

  it.each([
    ['counts each offer', 0, 1, [candidate(toUserId(1), 0.9)]],
    ['owes what could not be given', 4, 5, [candidate(toUserId(1), 0.9)]],
    ['owes no more than two', 10, 10, [candidate(toUserId(1), 0.9)]],
    ['makes up for one at a time', 10, 5, [candidate(toUserId(1), 0.9), candidate(toUserId(2), 0.1, 0)]],
    ['starts anew after a newcomer asked by their score', 2, 0, [candidate(toUserId(2), 0.9, 0)]],
  ] as const)('%s', (_, before, after, candidates) => {
    expect(planned(candidates, before, 1).credit).toBe(after)
  })

  it('asks only favourites while one is left', () => {
    const [near, far] = [candidate(toUserId(1), 0.9), candidate(toUserId(2), 1.1, 50, true)]
    expect(favouritesFirst([near, far])).toEqual([far])
    expect(favouritesFirst([near])).toEqual([near])
  })
  it('orders equal scores by id', () => {
    expect(wave([candidate(toUserId(9), 0.5), candidate(toUserId(3), 0.5)], 0).map((c) => c.washerId)).toEqual([3, 9])
  })
})

describe('the next step of a search', () => {
  it.each<[number, number[], ReturnType<typeof nextSearchStep>]>([
    [0, [2, 2, 2, 2], { kind: 'offer', radiusStep: 0 }],
    [0, [0, 0, 1, 1], { kind: 'offer', radiusStep: 2 }],
    [1, [0, 1, 1, 1], { kind: 'offer', radiusStep: 1 }],
    [3, [0, 0, 0, 1], { kind: 'offer', radiusStep: 3 }],
    [0, [0, 0, 0, 0], { kind: 'wait', radiusStep: 3, forMs: market.dispatch.retryMs }],
    [3, [0, 0, 0, 0], { kind: 'wait', radiusStep: 3, forMs: market.dispatch.retryMs }],
  ])('from radius %i with %j in reach', (step, reachable, expected) => {
    expect(nextSearchStep(step, reachable)).toEqual(expected)
  })
})

describe('the reason', () => {
  it.each([
    [{ distanceM: 640, ratingTenthsAverage: 48, onTimeRate: 0.97 }, '640 m away, rated 4.8, 97% on time'],
    [
      { distanceM: 640, ratingTenthsAverage: null, onTimeRate: null, ground: 'favourite' as const },
      'a favorite of yours, 640 m away',
    ],
    [
      { distanceM: 640, ratingTenthsAverage: 48, onTimeRate: null, ground: 'newcomer' as const },
      'new here, 640 m away, rated 4.8',
    ],
    [
      { distanceM: 640, ratingTenthsAverage: null, onTimeRate: 0.9, ground: 'batch' as const },
      'best for all open orders together, 640 m away, 90% on time',
    ],
    [{ distanceM: 1_240, ratingTenthsAverage: null, onTimeRate: null }, '1.2 km away'],
  ])('names why this Washer was asked, distance, rating and punctuality', (candidate, line) => {
    expect(reasonLine({ ground: 'score', ...candidate })).toBe(line)
  })
})
