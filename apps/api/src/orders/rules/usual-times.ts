import { secondsBetween } from '@washline/contract/times'
import type { Pace, Paces } from './pace.ts'
import { leftOf, logNormalOf, rangeOf } from './time-left.ts'

/** What a Washer's wash and way back take, in the middle. */
export interface UsualTimes {
  readonly washS: number
  readonly backS: number
}

const middleOf = (pace: Pace) => Math.round(rangeOf(pace).p50S)

export const usualTimes = ({ wash, back }: Paces): UsualTimes => ({ washS: middleOf(wash), backS: middleOf(back) })

/** What is left of a wash that runs since then, in the middle of those that last as long. */
export const washLeftS = ({ wash }: Paces, startedAt: Date, now: Date): number =>
  middleOf(logNormalOf(leftOf(wash, Math.max(0, secondsBetween(startedAt, now)))))
