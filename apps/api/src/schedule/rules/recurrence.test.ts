import { addDays, localTime } from '@washline/contract/zoned-time'
import { expect, it } from 'vitest'
import { dayOf, movedTo, nextPeriod, type Recurrence, windowOf } from './recurrence.ts'

const weekly: Recurrence = {
  repeat: 'weekly',
  firstDay: '2026-01-06',
  minute: 600,
  timeZone: 'Europe/Berlin',
  endsOn: null,
}

/** What the sweep does: looks ahead every so often and makes whatever period is next. */
function live(
  rule: Recurrence,
  days: number,
  changed: (day: number, rule: Recurrence, last: number) => Recurrence = (_, same) => same,
) {
  const made: { period: number; from: Date }[] = []
  let now = rule
  for (let day = 0; day < days; day += 1) {
    const at = new Date(Date.parse('2026-01-05T08:00:00Z') + day * 86_400_000)
    now = changed(day, now, made.at(-1)?.period ?? -1)
    for (;;) {
      const period = nextPeriod(now, made.at(-1)?.period ?? -1, at)
      if (period === undefined || windowOf(now, period).from.getTime() > at.getTime() + 15 * 86_400_000) break
      made.push({ period, from: windowOf(now, period).from })
    }
  }
  return made
}

it.each([['Europe/Berlin'], ['America/New_York'], ['America/Santiago'], ['Australia/Lord_Howe'], ['Pacific/Auckland']])(
  '%s: a year of weekly pickups has every week once, at the same local time',
  (timeZone) => {
    const made = live({ ...weekly, timeZone }, 365)
    expect(made.map(({ period }) => period)).toEqual(made.map((_, index) => index))
    for (const { period, from } of made)
      expect(localTime(from, timeZone)).toEqual({ day: addDays('2026-01-06', period * 7), minute: 600 })
    expect(made.length).toBeGreaterThanOrEqual(52)
  },
)

it('every other week, until its last day', () => {
  const made = live({ ...weekly, repeat: 'fortnightly', endsOn: '2026-03-03' }, 365)
  expect(made.map(({ period }) => dayOf({ ...weekly, repeat: 'fortnightly' }, period))).toEqual([
    '2026-01-06',
    '2026-01-20',
    '2026-02-03',
    '2026-02-17',
    '2026-03-03',
  ])
})

it('once where it does not repeat', () => {
  expect(live({ ...weekly, repeat: 'none' }, 60)).toHaveLength(1)
})

it('a move to another zone keeps the local time and every week once', () => {
  const made = live(weekly, 200, (day, rule) => (day === 60 ? { ...rule, timeZone: 'Asia/Tokyo' } : rule))
  const days = made.map(({ from, period }) =>
    localTime(from, period * 7 < 60 + 15 - 1 ? 'Europe/Berlin' : 'Asia/Tokyo'),
  )
  expect(days).toEqual(made.map((_, index) => ({ day: addDays('2026-01-06', index * 7), minute: 600 })))
})

it('a change of day, and of how often, loses no period and makes none twice', () => {
  const made = live(weekly, 150, (day, rule, last) => {
    if (day === 30) return movedTo(rule, last, { day: addDays(dayOf(rule, last), 2), minute: 840, repeat: 'weekly' })
    if (day === 80) return movedTo(rule, last, { day: dayOf(rule, last), minute: 840, repeat: 'fortnightly' })
    return rule
  })
  expect(made.map(({ period }) => period)).toEqual(made.map((_, index) => index))
  const gaps = made
    .slice(1)
    .map(({ from }, index) => Math.round((from.getTime() - (made[index]?.from.getTime() ?? 0)) / 8_640_000) / 10)
  expect(new Set(gaps)).toEqual(new Set([7, 9.2, 14]))
})

it('after a pause, the periods that went by are left out', () => {
  expect(nextPeriod(weekly, 2, new Date('2026-03-10T12:00:00Z'))).toBe(10)
  expect(nextPeriod(weekly, 2, new Date('2026-03-10T06:00:00Z'))).toBe(9)
})
