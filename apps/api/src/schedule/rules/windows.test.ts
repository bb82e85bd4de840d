import type { WasherHours } from '@washline/contract/schedule/schemas'
import { describe, expect, it } from 'vitest'
import { isStillSold, windowFrom, windowsAhead, windowsOn } from './pickup-windows.ts'
import { assignBookings, hasRoom, placesOf, searchLeadMs } from './window-capacity.ts'
import { covers, hoursOn, spansOf } from './working-hours.ts'

const nine = { from: 540, to: 1_020 }
const hours: WasherHours = {
  time_zone: 'Europe/Berlin',
  at_once: 3,
  works_on_holidays: false,
  weekly: [[nine], [nine], [nine], [nine], [nine], [{ from: 1_320, to: 1_440 }], [{ from: 0, to: 120 }]],
  days: { '2026-05-05': [], '2026-12-25': [{ from: 600, to: 720 }] },
}
const at = (text: string) => new Date(`${text}Z`)
const span = (from: string, to: string) => ({ from: at(from), to: at(to) })

describe('hours', () => {
  it.each([
    ['a usual Monday', '2026-05-04', [nine]],
    ['a day off that was set', '2026-05-05', []],
    ['a holiday', '2026-05-01', []],
    ['a holiday with hours of its own', '2026-12-25', [{ from: 600, to: 720 }]],
  ])('%s', (_, day, expected) => {
    expect(hoursOn(hours, day)).toEqual(expected)
  })

  it('a Washer who works on holidays has the usual hours then', () => {
    expect(hoursOn({ ...hours, works_on_holidays: true }, '2026-05-01')).toEqual([nine])
  })

  it('hours over midnight are one span', () => {
    const spans = spansOf(hours, at('2026-05-09T00:00'), at('2026-05-11T00:00'))
    expect(covers(spans, span('2026-05-09T21:00', '2026-05-09T23:00'))).toBe(true)
    expect(covers(spans, span('2026-05-09T23:00', '2026-05-10T01:00'))).toBe(false)
  })

  it.each([
    ['2026-05-04T07:00', '2026-05-04T09:00', true],
    ['2026-05-04T06:00', '2026-05-04T08:00', false],
    ['2026-05-04T14:00', '2026-05-04T16:00', false],
  ])('covers a window only as a whole: %s to %s', (from, to, expected) => {
    expect(covers(spansOf(hours, at(from), at(to)), span(from, to))).toBe(expected)
  })
})

describe('windows', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/Santiago', '2026-04-04', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Asia/Kuala_Lumpur', '2026-03-29', 24],
  ])('%s: those of %s follow each other and last %s hours together', (timeZone, day, total) => {
    const windows = windowsOn(day, timeZone)
    expect(windows.slice(1).map(({ from }) => from)).toEqual(windows.slice(0, -1).map(({ to }) => to))
    expect(windows.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0) / 3_600_000).toBe(total)
  })

  it('lie within the next seven days, and are sold until an hour before', () => {
    const windows = windowsAhead('Europe/Berlin', at('2026-05-04T07:30'))
    expect(windows[0]?.from).toEqual(at('2026-05-04T10:00'))
    expect(windows.at(-1)?.day).toBe('2026-05-11')
    expect(isStillSold(at('2026-05-04T10:00'), at('2026-05-04T09:00'))).toBe(true)
    expect(isStillSold(at('2026-05-04T10:00'), at('2026-05-04T09:01'))).toBe(false)
  })

  it('are named by their begin only', () => {
    expect(windowFrom(at('2026-05-04T10:00'), 'Europe/Berlin')?.to).toEqual(at('2026-05-04T12:00'))
    expect(windowFrom(at('2026-05-04T10:30'), 'Europe/Berlin')).toBeUndefined()
  })
})

describe('places', () => {
  it.each([
    ['2026-05-04T12:00', 3, 2],
    ['2026-05-04T12:00', 1, 1],
    ['2026-05-04T12:00', 9, 6],
    ['2026-05-04T11:00', 3, 1],
  ])('from 10:00 to %s with %s orders at once: %s', (to, atOnce, places) => {
    expect(placesOf(span('2026-05-04T10:00', to), atOnce)).toBe(places)
  })

  const places = new Map([
    ['near', 1],
    ['far', 1],
  ])
  it('an earlier booking moves to another Washer where that makes room', () => {
    expect(assignBookings([['near', 'far'], ['near']], places)).toEqual(['far', 'near'])
    expect(hasRoom([['near', 'far']], ['near'], places)).toBe(true)
  })

  it('is full where the Washers in reach have no place, though others have', () => {
    expect(hasRoom([['near']], ['near'], places)).toBe(false)
    expect(hasRoom([['near']], ['far'], places)).toBe(true)
    expect(hasRoom([['near'], ['far']], ['near', 'far'], places)).toBe(false)
    expect(hasRoom([], [], places)).toBe(false)
  })

  it.each([
    [1, 4, 30],
    [3, 4, 60],
    [1, 1, 60],
  ])('%s booked of %s: the search begins %s minutes before', (booked, all, minutes) => {
    expect(searchLeadMs({ booked, places: all })).toBe(minutes * 60_000)
  })
})
