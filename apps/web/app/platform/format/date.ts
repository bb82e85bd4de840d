import { localeOf } from '@washline/contract/texts/format-money'
import { activeLanguage } from '../i18n/i18n.ts'

export type When = string | number | Date

const formats = new Map<string, Intl.DateTimeFormat>()
/** Made once for each language and way to write, and anew where the device has come to another time zone. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(activeLanguage())
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

const format = (when: When, options: Intl.DateTimeFormatOptions) =>
  dateFormat(options)
    .format(new Date(when))
    .replace(/\u202f/g, ' ')

/** '12:42 PM' */
export const formatTime = (when: When): string => format(when, { hour: 'numeric', minute: '2-digit' })

/** '12:42 PM' for 762 minutes after midnight. */
export const formatMinuteOfDay = (minute: number): string =>
  format(minute * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** 'Nov 20, 2026' */
export const formatDate = (when: When): string => format(when, { dateStyle: 'medium' })

/** 'November 2026' */
export const formatMonth = (when: When): string => format(when, { month: 'long', year: 'numeric' })

/** 'Nov 20, 2026, 12:42 PM' */
export const formatDateTime = (when: When): string => format(when, { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 20, 12:42 PM' in the year of `nowMs`; with its year before. */
export function formatShortDateTime(when: When, nowMs: number): string {
  const isThisYear = new Date(when).getFullYear() === new Date(nowMs).getFullYear()
  const date = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return format(when, isThisYear ? date : { ...date, year: 'numeric' })
}

/** 'Friday 12:42 PM' on the clock of a time zone; of this device by default. */
export const formatWeekdayTime = (when: When, timeZone: string | null): string =>
  format(when, { weekday: 'long', hour: 'numeric', minute: '2-digit', ...(timeZone !== null && { timeZone }) })

/** A calendar day, '2026-11-20', which is the same in every time zone. */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  format(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' })

/** 'Fri' */
export const formatWeekday = (day: string): string => formatDay(day, { weekday: 'short' })

/** 'Nov 20' */
export const formatDayOfMonth = (day: string): string => formatDay(day, { month: 'short', day: 'numeric' })

/** 'Nov' */
export const formatMonthName = (day: string): string => formatDay(day, { month: 'short' })

/** 'November 2026' for '2026-11' */
export const formatCalendarMonth = (month: string): string =>
  formatDay(`${month}-01`, { month: 'long', year: 'numeric' })

/** The usual name of a time zone: 'Malaysia Time', 'Malaysische Zeit'. */
export function formatZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat(localeOf(activeLanguage()), { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** '12:42 PM' on the same day; on another, with its date. */
export const formatTimeOrDate = (when: When, nowMs: number): string =>
  new Date(when).toDateString() === new Date(nowMs).toDateString() ? formatTime(when) : formatShortDateTime(when, nowMs)

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** 'now', '5 minutes ago', 'yesterday'. */
export function formatRelative(when: When, nowMs: number): string {
  const seconds = Math.round((new Date(when).getTime() - nowMs) / 1_000)
  const format = new Intl.RelativeTimeFormat(localeOf(activeLanguage()), { numeric: 'auto' })
  const step = steps.find(([, lengthS]) => Math.abs(seconds) >= lengthS)
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second')
}

/** '10:00 AM – 12:00 PM' by the clocks of a zone; without the days also where the night ends it. */
export function formatTimeRange(from: string, to: string, timeZone: string): string {
  const times = new Intl.DateTimeFormat(localeOf(activeLanguage()), { hour: 'numeric', minute: '2-digit', timeZone })
  const parts = times.formatRangeToParts(new Date(from), new Date(to))
  const isOfOneDay = parts.every(({ type }) => type !== 'day')
  const between = parts.find(({ type, source }) => type === 'literal' && source === 'shared')?.value
  const text = isOfOneDay
    ? parts.map(({ value }) => value).join('')
    : [from, to].map((when) => times.format(new Date(when))).join(between)
  return text.replace(/[\u202f\u2009]/g, ' ')
}

/** 'Tue, Nov 20' */
export const formatDayName = (day: string): string =>
  formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' })

/** 'Tue, Nov 20' by the clocks of a zone. */
export const formatDayIn = (when: When, timeZone: string): string =>
  format(when, { weekday: 'short', month: 'short', day: 'numeric', timeZone })

/** 'Tuesday' */
export const formatWholeWeekday = (day: string): string => formatDay(day, { weekday: 'long' })
