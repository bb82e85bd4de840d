import { formatShortDateTime, formatTime, type When } from './date.ts'

/** A time by the day that it is on, for a text that chooses its words by the day: '1:26 PM' today and tomorrow, with its date on any other. */
export function dayAndTime(when: When, nowMs: number) {
  const isOn = (ms: number) => new Date(when).toDateString() === new Date(ms).toDateString()
  const tomorrow = new Date(nowMs)
  tomorrow.setDate(tomorrow.getDate() + 1)
  const day = isOn(nowMs) ? 'today' : isOn(tomorrow.getTime()) ? 'tomorrow' : 'other'
  return { day, time: formatTime(when), when: formatShortDateTime(when, nowMs) }
}
