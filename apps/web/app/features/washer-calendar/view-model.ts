import { scheduleMessages } from '@washline/contract/schedule/messages'
import { areInOrder, type HourOutlook, type MinuteRange, type WasherHours } from '@washline/contract/schedule/schemas'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

const dayMinutes = 24 * 60
const usual: MinuteRange = { from: 9 * 60, to: 17 * 60 }

/** What the form starts with: weekdays from nine to five, in the zone of the device. */
export const firstHours = (): WasherHours => ({
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  at_once: 3,
  works_on_holidays: false,
  weekly: [[usual], [usual], [usual], [usual], [usual], [], []],
  days: {},
})

/** A weekday with other hours. */
export const withRanges = (hours: WasherHours, weekday: number, ranges: readonly MinuteRange[]): WasherHours => ({
  ...hours,
  weekly: hours.weekly.with(weekday, [...ranges]),
})

export const inOrder = (ranges: readonly MinuteRange[]): MinuteRange[] =>
  ranges.toSorted((one, other) => one.from - other.from)

/** What is wrong with the hours of a day, in whichever order they were entered. */
export const rangesProblem = (ranges: readonly MinuteRange[]): string | undefined =>
  areInOrder(inOrder(ranges)) ? undefined : scheduleMessages.hours

const pauseMinutes = 60

/** The hours that are suggested after a pause; undefined where the day is over. */
export function nextRange(ranges: readonly MinuteRange[]): MinuteRange | undefined {
  const from = Math.max(0, ...ranges.map(({ to }) => to)) + pauseMinutes
  return from + pauseMinutes > dayMinutes ? undefined : { from, to: Math.min(from + 3 * 60, dayMinutes) }
}

export const usualRange = usual

function loadText({ booked, expected }: HourOutlook): string {
  return booked === 0 ? t('Nothing booked') : t('{booked} booked nearby, {expected} likely yours', { booked, expected })
}

const hourMs = 3_600_000

export interface OutlookSpan {
  readonly from: string
  readonly to: string
  readonly load: string
  readonly earning: string | undefined
}

/** Hours that follow each other and read the same are one span. */
export function spansOf(outlook: readonly HourOutlook[]): OutlookSpan[] {
  const spans: OutlookSpan[] = []
  for (const hour of outlook) {
    const from = new Date(hour.from).toISOString()
    const to = new Date(Date.parse(hour.from) + hourMs).toISOString()
    const [load, earning] = [loadText(hour), earningText(hour)]
    const before = spans.at(-1)
    if (before?.to === from && before.load === load && before.earning === earning)
      spans[spans.length - 1] = { ...before, to }
    else spans.push({ from, to, load, earning })
  }
  return spans
}

const earningText = ({ earning, booked }: HourOutlook): string | undefined => {
  if (!earning || booked > 0) return undefined
  const { low_minor, mean_minor, high_minor } = earning
  return t('Free: likely {mean}, mostly {low} to {high}', {
    mean: formatMinor(mean_minor),
    low: formatMinor(low_minor),
    high: formatMinor(high_minor),
  })
}
