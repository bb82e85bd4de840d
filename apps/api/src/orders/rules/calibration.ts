import { market } from '@washline/contract/market'
import type { Stage } from './pace.ts'
import { type ErrorRange, noError } from './time-left.ts'

/** Estimates that err alike: of one stage, by the live position or not, for Washers with so many other orders in hand. */
export interface EstimateKind {
  readonly stage: Stage
  readonly isLive: boolean
  readonly others: number
}

/** What the market has measured of its estimates of a kind. */
export interface Calibration extends EstimateKind, ErrorRange {}

/** Of the times that came due, how many returns were before them and how many were not. */
export interface CameDue {
  readonly met: number
  readonly missed: number
}

const { step, counted, least, most, apart } = market.pace.calibration
const mostOthers = market.dispatch.capacity - 1

export const kindOf = (stage: Stage, isLive: boolean, others: number): EstimateKind => ({
  stage,
  isLive,
  others: Math.min(others, mostOthers),
})

export const isSameKind = (a: EstimateKind, b: EstimateKind): boolean =>
  a.stage === b.stage && a.isLive === b.isLive && a.others === b.others

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/**
 * Both times move later with each return that missed them and earlier with each that did not, so that half and nine in ten are met, whatever
 * the reason for the errors is and however it changes.
 */
export function calibrate(
  before: ErrorRange,
  { p50, p90 }: { readonly p50: CameDue; readonly p90: CameDue },
): ErrorRange {
  const moved = (error: number, { met, missed }: CameDue, share: number) => {
    const due = met + missed
    if (due === 0) return error
    return error + step * Math.min(due, counted) * (share - met / due)
  }
  const half = within(moved(before.p50, p50, 0.5), least, most - apart)
  return { p50: half, p90: within(moved(before.p90, p90, 0.9), half + apart, most) }
}

/** What a market that has measured nothing of this kind assumes: that its estimates are right. */
export const errorsOf = (measured: readonly Calibration[], kind: EstimateKind): ErrorRange =>
  measured.find((each) => isSameKind(each, kind)) ?? noError
