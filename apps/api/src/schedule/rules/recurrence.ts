import { market } from '@washline/contract/market'
import type { Repeat } from '@washline/contract/schedule/schemas'
import { addDays, type Day, daysBetween, localTime, momentOf } from '@washline/contract/zoned-time'
import type { Span } from './working-hours.ts'

/** A pickup at the same local time on the same day of every week, or every other one. */
export interface Recurrence {
  readonly repeat: Repeat
  /** The day of period 0, which may lie before the first pickup after a change. */
  readonly firstDay: Day
  /** Local time at which the window begins. */
  readonly minute: number
  readonly timeZone: string
  readonly endsOn: Day | null
}

const stepDays: Readonly<Record<Repeat, number>> = { none: 0, weekly: 7, fortnightly: 14 }

export const dayOf = ({ repeat, firstDay }: Recurrence, period: number): Day =>
  addDays(firstDay, period * stepDays[repeat])

/** The window of a period: by the clocks of its zone, whatever the zone's offset is then. */
export function windowOf(recurrence: Recurrence, period: number): Span {
  const day = dayOf(recurrence, period)
  const { minute, timeZone } = recurrence
  return {
    from: momentOf({ day, minute }, timeZone),
    to: momentOf({ day, minute: minute + market.windows.minutes }, timeZone),
  }
}

/**
 * The first period after `last` whose window still lies ahead; undefined after the end. Each period has one pickup at most, so
 * that no change of the rule makes a second one.
 */
export function nextPeriod(recurrence: Recurrence, last: number, soonest: Date): number | undefined {
  const step = stepDays[recurrence.repeat]
  if (step === 0) return last < 0 ? 0 : undefined
  const today = localTime(soonest, recurrence.timeZone).day
  const reached = Math.ceil(daysBetween(recurrence.firstDay, today) / step)
  let period = Math.max(last + 1, reached)
  if (windowOf(recurrence, period).from < soonest) period += 1
  return recurrence.endsOn !== null && dayOf(recurrence, period) > recurrence.endsOn ? undefined : period
}

/** The rule after its pickup of `period` was moved to this local time, or its repeat changed: later pickups follow, no period is lost. */
export const movedTo = (
  recurrence: Recurrence,
  period: number,
  change: { day: Day; minute: number; repeat: Repeat },
): Recurrence => ({
  ...recurrence,
  repeat: change.repeat,
  minute: change.minute,
  firstDay: addDays(change.day, -period * stepDays[change.repeat]),
})
