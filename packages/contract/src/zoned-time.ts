const dayMs = 86_400_000
const minuteMs = 60_000

/** A day of a calendar, `YYYY-MM-DD`. */
export type Day = string

/** A moment as the clocks of a place show it. */
export interface LocalTime {
  readonly day: Day
  /** From midnight. */
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

export function isTimeZone(name: string): boolean {
  try {
    formatIn(name)
    return true
  } catch {
    return false
  }
}

export function localTime(at: Date, timeZone: string): LocalTime {
  const [day = '', time = ''] = formatIn(timeZone).format(at).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minute: hours * 60 + minutes }
}

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs
export const addDays = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10)
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from)
/** 0 is Monday. */
export const weekdayOf = (day: Day): number => (numberOf(day) + 3) % 7

/** The moment written as if the clocks of UTC showed the local time. */
const asUtc = ({ day, minute }: LocalTime): number => numberOf(day) * dayMs + minute * minuteMs
const offsetAt = (utcMs: number, timeZone: string): number => asUtc(localTime(new Date(utcMs), timeZone)) - utcMs

/**
 * When the clocks of a zone show a time. Of a time that comes twice, in the night when summer time ends, it is the first; one
 * that is left out, in the night when it begins, is as much later as the clocks jump.
 */
export function momentOf(local: LocalTime, timeZone: string): Date {
  const shown = asUtc(local)
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  const first = shown - before
  const isAfterChange = offsetAt(first, timeZone) !== before && offsetAt(shown - after, timeZone) === after
  return new Date(isAfterChange ? shown - after : first)
}
