import { describe, expect, it } from 'vitest'
import { expectedLateness, matchCost, matchParts, type Pair, refusalChance } from './match-cost.ts'

const pair = (changes: Partial<Pair> = {}): Pair => ({
  backS: 9_000,
  spreadS: 900,
  promisedS: 10_800,
  travelS: 600,
  payMinorPerHour: 2_000,
  ordersInHand: 0,
  acceptanceRate: 0.7,
  skipShare: 0,
  isNewcomer: false,
  isFavourite: false,
  ...changes,
})
const cost = (changes?: Partial<Pair>) => matchCost(matchParts(pair(changes)))

describe('the cost of a pair', () => {
  it.each<[string, Partial<Pair>, Partial<Pair>]>([
    ['a promise that is likely met', { backS: 9_000 }, { backS: 11_000 }],
    ['a surer one', { spreadS: 600 }, { spreadS: 3_600 }],
    ['a shorter drive', { travelS: 300 }, { travelS: 900 }],
    ['more pay per hour', { payMinorPerHour: 3_000 }, { payMinorPerHour: 1_000 }],
    ['fewer orders in hand', { ordersInHand: 0 }, { ordersInHand: 2 }],
    ['more often accepting', { acceptanceRate: 0.9 }, { acceptanceRate: 0.2 }],
    ['no skips of similar orders', { skipShare: 0 }, { skipShare: 1 }],
    ['a newcomer', { isNewcomer: true }, {}],
    ['a favourite', { isFavourite: true }, {}],
    ['a favourite who drives farther', { isFavourite: true, travelS: 1_500 }, {}],
    ['a promise that is met by somebody else than the favourite', {}, { isFavourite: true, backS: 14_400 }],
  ])('is less for %s', (_, less, more) => {
    expect(cost(less)).toBeLessThan(cost(more))
  })

  it('is the sum of its parts, in seconds', () => {
    const parts = matchParts(pair({ isFavourite: true }))
    expect(matchCost(parts)).toBeCloseTo(Object.values(parts).reduce((sum, each) => sum + each, 0))
    expect(parts.travel).toBe(600)
  })
})

describe('the chance of a refusal', () => {
  it('is the published logistic function', () => {
    const model = { base: -1, travelMinutes: 0.1, payPerHour: -0.05, ordersInHand: 0.5, acceptance: -1, skips: 2 }
    const chance = refusalChance(pair({ ordersInHand: 1, skipShare: 0.5 }), model)
    expect(chance).toBeCloseTo(1 / (1 + Math.exp(-(-1 + 1 - 1 + 0.5 - 0.7 + 1))), 10)
  })
})

describe('the expected lateness', () => {
  it.each([
    ['sure and in time', 900, 0, 1_000, 0],
    ['sure and late', 1_200, 0, 1_000, 200],
    ['as likely late as not', 1_000, 100, 1_000, 39.894],
    ['a spread before', 900, 100, 1_000, 8.332],
    ['a spread after', 1_100, 100, 1_000, 108.332],
    ['far before', 0, 10, 1_000, 0],
  ])('%s', (_, back, spread, promised, expected) => {
    expect(expectedLateness(back, spread, promised)).toBeCloseTo(expected, 2)
  })
})
