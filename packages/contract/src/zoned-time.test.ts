import { expect, it } from 'vitest'
import { addDays, daysBetween, localTime, momentOf, weekdayOf } from './zoned-time.ts'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Both nights of summer time in five zones: before, the hour that is left out or comes twice, after. */
it.each([
  ['Europe/Berlin', '2026-03-29', '01:30', '2026-03-29T00:30:00Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '2026-03-29', '03:30', '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '2026-10-25', '01:30', '2026-10-24T23:30:00Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '2026-10-25', '03:30', '2026-10-25T02:30:00Z'],
  ['America/New_York', '2026-03-08', '01:30', '2026-03-08T06:30:00Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
  ['America/New_York', '2026-11-01', '02:30', '2026-11-01T07:30:00Z'],
  ['America/Santiago', '2026-04-04', '22:30', '2026-04-05T01:30:00Z'],
  ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00Z'],
  ['America/Santiago', '2026-04-05', '00:30', '2026-04-05T04:30:00Z'],
  ['America/Santiago', '2026-09-05', '23:30', '2026-09-06T03:30:00Z'],
  ['America/Santiago', '2026-09-06', '00:30', '2026-09-06T04:30:00Z'],
  ['America/Santiago', '2026-09-06', '01:30', '2026-09-06T04:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:15', '2026-04-04T14:15:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '02:15', '2026-04-04T15:45:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '01:45', '2026-10-03T15:15:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:45', '2026-10-03T15:45:00Z'],
  ['Pacific/Auckland', '2026-04-05', '01:30', '2026-04-04T12:30:00Z'],
  ['Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30:00Z'],
  ['Pacific/Auckland', '2026-04-05', '03:30', '2026-04-04T15:30:00Z'],
  ['Pacific/Auckland', '2026-09-27', '01:30', '2026-09-26T13:30:00Z'],
  ['Pacific/Auckland', '2026-09-27', '02:30', '2026-09-26T14:30:00Z'],
  ['Pacific/Auckland', '2026-09-27', '03:30', '2026-09-26T14:30:00Z'],
  ['Asia/Kuala_Lumpur', '2026-03-29', '02:30', '2026-03-28T18:30:00Z'],
])('%s: %s %s is %s', (timeZone, day, time, moment) => {
  expect(momentOf({ day, minute: minutes(time) }, timeZone)).toEqual(new Date(moment))
})

it('reads every half hour of a year back as it was written, unless the clocks leave it out', () => {
  for (const timeZone of ['Europe/Berlin', 'Australia/Lord_Howe'])
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000 * 7) {
      const local = localTime(new Date(at), timeZone)
      expect(localTime(momentOf(local, timeZone), timeZone)).toEqual(local)
    }
})

it('counts days and names weekdays from Monday', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  expect(weekdayOf('2026-03-02')).toBe(0)
  expect(weekdayOf('2026-03-01')).toBe(6)
})
