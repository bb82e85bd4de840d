import { market } from '@washline/contract/market'
import { describe, expect, it } from 'vitest'
import { type Answer, fitRefusals } from './fit-refusals.ts'
import type { RefusalModel } from './refusal-inputs.ts'

const shipped = market.dispatch.matching.refusal
/** A market that refuses far ways more, and cares less about its Washers' past. */
const truth: RefusalModel = {
  base: -1,
  travelMinutes: 0.12,
  payPerHour: -0.05,
  ordersInHand: 0.8,
  acceptance: -1,
  skips: 2.5,
}

/** A seeded generator of uniform numbers (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function answersOf(model: RefusalModel, count: number): Answer[] {
  const next = seeded(11)
  return Array.from({ length: count }, () => {
    const inputs = {
      travelMinutes: next() * 40,
      payPerHour: 5 + next() * 30,
      ordersInHand: Math.floor(next() * 3),
      acceptance: next(),
      skips: next() < 0.7 ? 0 : next(),
    }
    const sum = Object.entries(inputs).reduce(
      (all, [name, value]) => all + model[name as keyof typeof inputs] * value,
      model.base,
    )
    return { inputs, isRefused: next() < 1 / (1 + Math.exp(-sum)) }
  })
}
const names = Object.keys(shipped) as (keyof RefusalModel)[]
const chanceFor = (model: RefusalModel, { inputs }: Answer) => {
  const sum =
    model.base + Object.entries(inputs).reduce((all, [name, x]) => all + model[name as keyof RefusalModel] * x, 0)
  return 1 / (1 + Math.exp(-sum))
}

describe('the weights of refusals', () => {
  it('without answers are the shipped ones', () => {
    const fitted = fitRefusals([], shipped)
    for (const name of names) expect(fitted[name]).toBeCloseTo(shipped[name], 10)
  })

  it('are those of the market after many answers', () => {
    const fitted = fitRefusals(answersOf(truth, 20_000), shipped)
    expect(Math.abs(fitted.base - truth.base)).toBeLessThan(0.6)
    expect(fitted.travelMinutes).toBeCloseTo(truth.travelMinutes, 1.7)
    expect(fitted.payPerHour).toBeCloseTo(truth.payPerHour, 1.7)
    expect(Math.abs(fitted.ordersInHand - truth.ordersInHand)).toBeLessThan(0.15)
    expect(Math.abs(fitted.acceptance - truth.acceptance)).toBeLessThan(0.25)
    expect(Math.abs(fitted.skips - truth.skips)).toBeLessThan(0.25)
  })

  it('hardly change by a few answers, however one-sided', () => {
    const few = answersOf(truth, 5).map((answer) => ({ ...answer, isRefused: true }))
    const fitted = fitRefusals(few, shipped)
    const changes = answersOf(truth, 200).map((answer) => chanceFor(fitted, answer) - chanceFor(shipped, answer))
    expect(changes.reduce((sum, change) => sum + Math.abs(change), 0) / changes.length).toBeLessThan(0.1)
  })

  it('come closer to the market with every hundred answers', () => {
    const all = answersOf(truth, 3_000)
    const unseen = answersOf(truth, 4_000).slice(3_000)
    const errors = [0, 300, 3_000].map((count) => {
      const fitted = fitRefusals(all.slice(0, count), shipped)
      return unseen.reduce((sum, answer) => sum + Math.abs(chanceFor(fitted, answer) - chanceFor(truth, answer)), 0)
    })
    expect(errors[1]).toBeLessThan((errors[0] ?? 0) / 1.4)
    expect(errors[2]).toBeLessThan((errors[1] ?? 0) / 1.5)
  })

  it('stay numbers where all answers are alike', () => {
    const same = Array.from({ length: 5_000 }, () => ({ ...(answersOf(truth, 1)[0] as Answer), isRefused: true }))
    for (const weight of Object.values(fitRefusals(same, shipped))) expect(Number.isFinite(weight)).toBe(true)
  })
})
