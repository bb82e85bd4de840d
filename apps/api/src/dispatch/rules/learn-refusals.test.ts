import { market } from '@washline/contract/market'
import { expect, it } from 'vitest'
import { type Answer, learnRefusals, surpriseOf } from './learn-refusals.ts'
import { type Pair, type RefusalModel, refusalChance, refusalInputs } from './match-cost.ts'

const truth: RefusalModel = {
  base: -0.5,
  travelMinutes: 0.08,
  payPerHour: -0.06,
  ordersInHand: 0.5,
  acceptance: -1,
  skips: 2,
}

/** Numbers that seem random and are the same each time. */
function sequence() {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function answersOf(count: number): Answer[] {
  const random = sequence()
  return Array.from({ length: count }, () => {
    const pair: Pair = {
      backS: 0,
      spreadS: 0,
      promisedS: 0,
      travelS: 3_600 * random(),
      payMinorPerHour: 600 + 1_500 * random(),
      ordersInHand: Math.floor(3 * random()),
      acceptanceRate: random(),
      skipShare: random() < 0.2 ? random() : 0,
      isNewcomer: false,
      isFavourite: false,
    }
    return { pair, isRefused: random() < refusalChance(pair, truth) }
  })
}

it('learns the weights from many answers', () => {
  const learned = learnRefusals(answersOf(20_000))
  for (const name of refusalInputs) expect(Math.abs(learned[name] - truth[name])).toBeLessThan(0.2)
})

it('explains the answers better than the model before, and no worse than any model next to it', () => {
  const answers = answersOf(3_000)
  const learned = learnRefusals(answers)
  const surprise = surpriseOf(answers, learned)
  expect(surprise).toBeLessThan(surpriseOf(answers, market.dispatch.matching.refusal))
  for (const name of refusalInputs)
    for (const step of [-0.05, 0.05])
      expect(surpriseOf(answers, { ...learned, [name]: learned[name] + step })).toBeGreaterThan(surprise - 1e-4)
})

it('stays with the model before where there are no answers', () => {
  expect(learnRefusals([])).toEqual(market.dispatch.matching.refusal)
})

it('changes little for a single answer', () => {
  const learned = learnRefusals(answersOf(1))
  const { refusal } = market.dispatch.matching
  const pair = answersOf(2)[1]?.pair
  if (!pair) throw new Error('there are two answers')
  expect(Math.abs(refusalChance(pair, learned) - refusalChance(pair, refusal))).toBeLessThan(0.25)
})
