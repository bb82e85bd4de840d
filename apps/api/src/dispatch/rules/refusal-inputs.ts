import { market } from '@washline/contract/market'
import { minorPerMajor } from '@washline/contract/money'

/** A logistic model of refusals: the weight of each input, learned from answers to offers. */
export interface RefusalModel {
  readonly base: number
  readonly travelMinutes: number
  readonly payPerHour: number
  readonly ordersInHand: number
  readonly acceptance: number
  readonly skips: number
}

/** What the chance of a refusal is computed from, in the units of the published weights. */
export type RefusalInputs = Readonly<Record<Exclude<keyof RefusalModel, 'base'>, number>>

/** What of an order and a Washer counts for a refusal. */
export interface RefusalPair {
  /** What the order adds to the Washer's driving. */
  readonly travelS: number
  readonly payMinorPerHour: number
  readonly ordersInHand: number
  /** Of the Washer's offers, 0 to 1; null without a history. */
  readonly acceptanceRate: number | null
  /** How much the Washer's skips count against such an order, 0 to 1. */
  readonly skipShare: number
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4

export const refusalInputsOf = (pair: RefusalPair): RefusalInputs => ({
  travelMinutes: rounded(pair.travelS / 60),
  payPerHour: rounded(pair.payMinorPerHour / minorPerMajor()),
  ordersInHand: pair.ordersInHand,
  acceptance: rounded(pair.acceptanceRate ?? market.dispatch.newcomerDefaultRate),
  skips: rounded(pair.skipShare),
})
