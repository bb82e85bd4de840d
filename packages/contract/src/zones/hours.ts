import { localTime, weekdayOf } from '../zoned-time.ts'

/** A span of one day of the week in a zone's own time, in minutes since midnight: `from` counts, `to` does not. */
export interface HourSpan {
  /** 1 is Monday, 7 Sunday. */
  readonly day: number
  readonly from: number
  readonly to: number
}

const minuteMs = 60_000
/** Clocks are put forward and back at a multiple of this. */
const quarterMs = 15 * minuteMs
const dayMinutes = 24 * 60
/** A week and a day more than a week: an hour that the night of summer time skips comes again. */
const farthestMs = 15 * dayMinutes * minuteMs

/** What the clock on a zone's wall shows. */
function wallTime(at: Date, timeZone: string): Pick<HourSpan, 'day'> & { readonly minute: number } {
  const { day, minute } = localTime(at, timeZone)
  return { day: weekdayOf(day) + 1, minute }
}

/** Whether the hours contain a moment. Without hours a zone is always open. An hour that comes twice counts twice. */
export function isOpenAt(hours: readonly HourSpan[] | null, timeZone: string, at: Date): boolean {
  if (hours === null) return true
  const { day, minute } = wallTime(at, timeZone)
  return hours.some((span) => span.day === day && span.from <= minute && minute < span.to)
}

/** The first moment from `at` on that the hours contain; null if none does. */
export function opensAt(hours: readonly HourSpan[] | null, timeZone: string, at: Date): Date | null {
  let time = at.getTime()
  while (time <= at.getTime() + farthestMs) {
    if (isOpenAt(hours, timeZone, new Date(time))) return new Date(time)
    const { day, minute } = wallTime(new Date(time), timeZone)
    const starts = (hours ?? []).filter((span) => span.day === day && span.from > minute).map(({ from }) => from)
    const next = Math.min(...starts, dayMinutes) - minute
    // Not past the next moment at which the clock may be changed.
    const wholeMinute = Math.floor(time / minuteMs) * minuteMs
    time = Math.min(wholeMinute + next * minuteMs, (Math.floor(time / quarterMs) + 1) * quarterMs)
  }
  return null
}
