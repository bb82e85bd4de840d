import { market } from '@washline/contract/market'
import type { MinuteRange, WasherHours } from '@washline/contract/schedule/schemas'
import { addDays, type Day, localTime, momentOf, weekdayOf } from '@washline/contract/zoned-time'

export interface Span {
  readonly from: Date
  readonly to: Date
}

export const isHoliday = (day: Day): boolean => market.windows.holidays.some((holiday) => day.endsWith(holiday))

/** The hours of one day: what was set for it, none on a holiday, else the week's. */
export function hoursOn(hours: WasherHours, day: Day): readonly MinuteRange[] {
  const changed = hours.days[day]
  if (changed) return changed
  return isHoliday(day) && !hours.works_on_holidays ? [] : (hours.weekly[weekdayOf(day)] ?? [])
}

/** The working hours between two moments as spans of time; those that meet at midnight are one. */
export function spansOf(hours: WasherHours, from: Date, to: Date): Span[] {
  const spans: Span[] = []
  const last = addDays(localTime(to, hours.time_zone).day, 1)
  for (let day = addDays(localTime(from, hours.time_zone).day, -1); day <= last; day = addDays(day, 1)) {
    for (const range of hoursOn(hours, day)) {
      const begin = momentOf({ day, minute: range.from }, hours.time_zone)
      const end = momentOf({ day, minute: range.to }, hours.time_zone)
      const before = spans.at(-1)
      if (before && before.to.getTime() === begin.getTime()) spans[spans.length - 1] = { from: before.from, to: end }
      else spans.push({ from: begin, to: end })
    }
  }
  return spans
}

export const covers = (spans: readonly Span[], window: Span): boolean =>
  spans.some(({ from, to }) => from <= window.from && window.to <= to)
