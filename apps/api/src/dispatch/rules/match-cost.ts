import { market } from '@washline/contract/market'
import { type RefusalModel, type RefusalPair, refusalInputsOf } from './refusal-inputs.ts'

/** What an order and a Washer would mean for each other. */
export interface Pair extends RefusalPair {
  /** When the laundry would be back: the expected time, and how far it usually is from that. */
  readonly backS: number
  readonly spreadS: number
  readonly promisedS: number
  readonly isNewcomer: boolean
  readonly isFavourite: boolean
}

/** What a pair costs, in seconds of driving; a credit is negative. They are stored with the offer, and explain it. */
export interface MatchParts {
  readonly lateness: number
  readonly travel: number
  readonly refusal: number
  readonly newcomer: number
  readonly favourite: number
}

const { matching } = market.dispatch

/** The chance that a Washer skips the offer or leaves it unanswered. */
export function refusalChance(pair: Pair, model: RefusalModel = matching.refusal): number {
  const { travelMinutes, payPerHour, ordersInHand, acceptance, skips } = refusalInputsOf(pair)
  const sum =
    model.base +
    model.travelMinutes * travelMinutes +
    model.payPerHour * payPerHour +
    model.ordersInHand * ordersInHand +
    model.acceptance * acceptance +
    model.skips * skips
  return 1 / (1 + Math.exp(-sum))
}

/** The share of a normal distribution below a value, by the approximation of Abramowitz and Stegun (26.2.17). */
function shareBelow(value: number): number {
  if (value < 0) return 1 - shareBelow(-value)
  const t = 1 / (1 + 0.2316419 * value)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp(-(value * value) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/** The mean lateness of something that is expected at a time, give or take a spread. */
export function expectedLateness(backS: number, spreadS: number, promisedS: number): number {
  const lateS = backS - promisedS
  if (spreadS <= 0) return Math.max(0, lateS)
  const score = lateS / spreadS
  const density = Math.exp(-(score * score) / 2) / Math.sqrt(2 * Math.PI)
  return Math.max(0, lateS * shareBelow(score) + spreadS * density)
}

/** What giving an order to a Washer costs, part by part. */
export function matchParts(pair: Pair, model: RefusalModel = matching.refusal): MatchParts {
  return {
    lateness: matching.lateness * expectedLateness(pair.backS, pair.spreadS, pair.promisedS),
    travel: matching.travel * pair.travelS,
    refusal: matching.refusalS * refusalChance(pair, model),
    newcomer: pair.isNewcomer ? -matching.newcomerS : 0,
    favourite: pair.isFavourite ? -matching.favouriteS : 0,
  }
}

export const matchCost = ({ lateness, travel, refusal, newcomer, favourite }: MatchParts): number =>
  lateness + travel + refusal + newcomer + favourite
