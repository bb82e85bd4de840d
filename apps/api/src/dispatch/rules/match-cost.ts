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

/** What each part of a pair counts, in seconds of driving. */
export type MatchWeights = Readonly<Record<'lateness' | 'travel' | 'refusalS' | 'newcomerS' | 'favouriteS', number>>

/** What a pair is decided by. It is stored with a batch, so that the batch can be decided again at other weights. */
export interface MatchFactors {
  readonly latenessS: number
  readonly travelS: number
  /** The chance that the Washer refuses. */
  readonly refusal: number
  readonly isNewcomer: boolean
  readonly isFavourite: boolean
}

/** The chance that a Washer skips the offer or leaves it unanswered. */
export function refusalChance(pair: RefusalPair, model: RefusalModel = matching.refusal): number {
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

export const factorsOf = (pair: Pair, model: RefusalModel): MatchFactors => ({
  latenessS: expectedLateness(pair.backS, pair.spreadS, pair.promisedS),
  travelS: pair.travelS,
  refusal: refusalChance(pair, model),
  isNewcomer: pair.isNewcomer,
  isFavourite: pair.isFavourite,
})

/** What these factors cost, part by part. */
export const weighFactors = (factors: MatchFactors, weights: MatchWeights): MatchParts => ({
  lateness: weights.lateness * factors.latenessS,
  travel: weights.travel * factors.travelS,
  refusal: weights.refusalS * factors.refusal,
  newcomer: factors.isNewcomer ? -weights.newcomerS : 0,
  favourite: factors.isFavourite ? -weights.favouriteS : 0,
})

/** What giving an order to a Washer costs, part by part. */
export const matchParts = (pair: Pair, model: RefusalModel = matching.refusal): MatchParts =>
  weighFactors(factorsOf(pair, model), matching)

export const matchCost = ({ lateness, travel, refusal, newcomer, favourite }: MatchParts): number =>
  lateness + travel + refusal + newcomer + favourite
