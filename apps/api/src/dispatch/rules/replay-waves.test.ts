import { toOrderId, toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { expect, it } from 'vitest'
import type { WaveRules } from './recorded-wave.ts'
import { isReproduced, searchReplay, type WaveToReplay } from './replay-waves.ts'

const { weights, radiiKm, newcomerEveryNth, newcomerOrders } = market.dispatch
const rules: WaveRules = { waveSize: 2, offerMs: 20_000, askAgainMs: 120_000, radiiKm, weights, newcomerEveryNth }
const began = new Date('2026-11-01T08:00:00Z')

const candidate = (id: number, km: number, change: object = {}): WaveToReplay['candidates'][number] => ({
  washerId: toUserId(id),
  distanceM: km * 1_000,
  ratingTenthsSum: 480,
  ratingCount: 10,
  ordersDone: newcomerOrders,
  ordersOnTime: newcomerOrders,
  seen: 10,
  accepted: 8,
  inHand: 0,
  skipShare: 0,
  isFavourite: false,
  ...change,
})
const four = [candidate(1, 0.5), candidate(2, 1), candidate(3, 1.5), candidate(4, 2)]
const wave = (afterS: number, asked: readonly number[], change: Partial<WaveToReplay> = {}): WaveToReplay => ({
  orderId: toOrderId(7),
  searchStartedAt: began,
  at: new Date(began.getTime() + afterS * 1_000),
  rules,
  radiusStep: 0,
  isFavouriteAsked: false,
  isWhole: true,
  places: 2,
  credit: 0,
  candidates: four,
  asked: asked.map(toUserId),
  accepted: null,
  ...change,
})
/** 1 and 2 are asked, then 3 and 4, of whom 4 accepts after five seconds. */
const accepted = {
  washerId: toUserId(4),
  askedAt: new Date(began.getTime() + 20_000),
  answeredAt: new Date(began.getTime() + 25_000),
}
const history = [wave(0, [1, 2]), wave(20, [3, 4], { candidates: four.slice(2), credit: 2, accepted })]
const under = (draft: Partial<WaveRules>, waves: readonly WaveToReplay[] = history) => {
  const replay = searchReplay({ ...rules, costs: market.dispatch.matching, ...draft })
  waves.forEach(replay.addWave)
  return replay.result()
}
const nobody = { same: 0, earlier: 0, later: 0, too_slow: 0, not_asked: 0 }

it('gives history again under the same rules', () => {
  expect(history.map(isReproduced)).toEqual([true, true])
  expect(under({})).toMatchObject({
    waves: 2,
    searches: 1,
    mismatches: 0,
    farther: 0,
    offers: { others: { before: 4, after: 4 }, newcomers: { before: 0, after: 0 } },
    found: { ...nobody, same: 1 },
  })
})

it.each<[string, Partial<WaveRules>, object]>([
  ['more at once', { waveSize: 4 }, { found: { ...nobody, earlier: 1 }, waits: { earlierMs: [20_000], laterMs: [] } }],
  [
    'fewer at once',
    { waveSize: 1 },
    { found: { ...nobody, not_asked: 1 }, offers: { others: { before: 4, after: 2 } } },
  ],
  [
    'a smaller reach',
    { radiiKm: [1] },
    { found: { ...nobody, not_asked: 1 }, offers: { others: { before: 4, after: 2 } } },
  ],
  ['a larger reach', { radiiKm: [3, 20] }, { farther: 2, found: { ...nobody, same: 1 } }],
  ['less time than the answer took', { offerMs: 4_999 }, { found: { ...nobody, too_slow: 1 } }],
  ['as much time as the answer took', { offerMs: 5_000 }, { found: { ...nobody, same: 1 } }],
])('with %s', (_, draft, expected) => {
  expect(under(draft)).toMatchObject({ mismatches: 0, ...expected })
})

it('lets those compete on who were asked in history only', () => {
  // 2 was asked in the first wave and not under the draft, so that 2 is before 3 in the second.
  const { washers } = under({ waveSize: 1 })
  expect(washers.filter(({ after }) => after > 0).map(({ washerId }) => washerId)).toEqual([1, 2])
})

it('asks nobody again before the time for it', () => {
  const late = (afterS: number) => wave(afterS, [1, 2], { rules: { ...rules, waveSize: 2 } })
  expect(
    under({ waveSize: 4 }, [wave(0, [1, 2]), wave(20, [3, 4], { candidates: four.slice(2) })]).offers.others.after,
  ).toBe(4)
  expect(under({}, [wave(0, [1, 2]), late(140)]).offers.others).toEqual({ before: 4, after: 4 })
})

it('runs the share of newcomers on over the waves of one counter', () => {
  const newcomer = candidate(9, 2.5, { ordersDone: 0, ordersOnTime: 0 })
  const waves = [1, 2, 3, 4].map((n) =>
    wave(n, [1, 2], {
      orderId: toOrderId(n * market.dispatch.newcomerCounters),
      candidates: [candidate(1, 0.5), candidate(2, 1), newcomer],
    }),
  )
  expect(under({ newcomerEveryNth: 2 }, waves).offers.newcomers.after).toBe(4)
  expect(under({ newcomerEveryNth: 4 }, waves).offers.newcomers.after).toBe(2)
  expect(under({ newcomerEveryNth: 20 }, waves).offers.newcomers.after).toBe(0)
})

it('counts a wave that its rules do not give again', () => {
  expect(under({}, [wave(0, [2, 1])]).mismatches).toBe(1)
  expect(under({}, [wave(0, [1, 3])]).mismatches).toBe(1)
})
