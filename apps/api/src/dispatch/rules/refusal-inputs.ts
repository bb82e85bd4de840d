import { market } from '@washline/contract/market'
import type { Pair, RefusalModel } from './match-cost.ts'

/** What the chance of a refusal is computed from, in the units of the published weights. */
export type RefusalInputs = Readonly<Record<Exclude<keyof RefusalModel, 'base'>, number>>

const rounded = (value: number) => Math.round(value * 1e4) / 1e4

export const refusalInputsOf = (
  pair: Pick<Pair, 'travelS' | 'payMinorPerHour' | 'ordersInHand' | 'acceptanceRate' | 'skipShare'>,
): RefusalInputs => ({
  travelMinutes: rounded(pair.travelS / 60),
  payPerHour: rounded(pair.payMinorPerHour / 100),
  ordersInHand: pair.ordersInHand,
  acceptance: rounded(pair.acceptanceRate ?? market.dispatch.newcomerDefaultRate),
  skips: rounded(pair.skipShare),
})
