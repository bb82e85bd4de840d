import { market } from '@washline/contract/market'
import { addDays, type Day, localTime, momentOf } from '@washline/contract/zoned-time'
import type { Span } from './working-hours.ts'

export interface PickupWindow extends Span {
  /** The local day. */
  readonly day: Day
}

const { minutes: lengthMin, daysAhead, soldUntilMs } = market.windows

/** The windows of one local day: they follow each other without a gap, also where the clocks change. */
export function windowsOn(day: Day, timeZone: string): PickupWindow[] {
  const begins = Array.from({ length: 1_440 / lengthMin + 1 }, (_, n) =>
    momentOf({ day, minute: n * lengthMin }, timeZone),
  )
  return begins.slice(0, -1).flatMap((from, index) => {
    const to = begins[index + 1] ?? from
    return to > from ? [{ day, from, to }] : []
  })
}

/** The windows that may still be booked, of today and as many days as are sold ahead. */
export function windowsAhead(timeZone: string, now: Date, days: number = daysAhead): PickupWindow[] {
  const today = localTime(now, timeZone).day
  return Array.from({ length: days + 1 }, (_, ahead) => windowsOn(addDays(today, ahead), timeZone))
    .flat()
    .filter(({ from }) => isStillSold(from, now))
}

export const isStillSold = (from: Date, now: Date): boolean => from.getTime() >= now.getTime() + soldUntilMs

/** The window that begins at this moment. */
export const windowFrom = (from: Date, timeZone: string): PickupWindow | undefined =>
  windowsOn(localTime(from, timeZone).day, timeZone).find((window) => window.from.getTime() === from.getTime())
