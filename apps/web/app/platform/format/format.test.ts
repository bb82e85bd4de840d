import { minor, toMajor, toMinor } from '@washline/contract/money'
import { afterEach, describe, expect, it } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import {
  formatCalendarMonth,
  formatDateTime,
  formatDayOfMonth,
  formatMonthName,
  formatRelative,
  formatShortDateTime,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatZone,
} from './date.ts'
import { dayAndTime } from './day-and-time.ts'
import { formatDistance } from './distance.ts'
import { formatDuration, formatReadyIn, formatTimeLeft, hoursAndMinutes, travelSeconds } from './duration.ts'
import { firstUpper } from './first-upper.ts'
import { formatPercent, formatRating } from './format-number.ts'
import { initials } from './initials.ts'
import { formatMinor, formatMoney } from './money.ts'

describe('formats in English', () => {
  it.each([
    [24.5, '$24.50'],
    [0, '$0.00'],
    [1234.5, '$1,234.50'],
    [-3, '-$3.00'],
  ])('money: %d is %s', (amount, text) => expect(formatMoney(toMajor(toMinor(amount)))).toBe(text))

  it('formats ratings with one decimal and shares as whole percents', () => {
    expect(formatRating(4.75)).toBe('4.8')
    expect(formatRating(5)).toBe('5.0')
    expect(formatPercent(5 / 6)).toBe('83%')
  })

  it('money in minor units', () => expect(formatMinor(minor(3_000))).toBe('$30.00'))

  it('uses twelve-hour times', () => {
    const when = new Date(2026, 10, 20, 12, 42)
    expect(formatTime(when)).toBe('12:42 PM')
    expect(formatDateTime(when)).toBe('Nov 20, 2026, 12:42 PM')
    expect(formatShortDateTime(when, new Date(2026, 0, 1).getTime())).toBe('Nov 20, 12:42 PM')
    expect(formatShortDateTime(when, new Date(2027, 0, 1).getTime())).toBe('Nov 20, 2026, 12:42 PM')
  })

  it.each([
    [new Date(2026, 10, 30, 23, 59), 'today', '11:59 PM'],
    [new Date(2026, 11, 1, 0, 1), 'tomorrow', '12:01 AM'],
    [new Date(2026, 11, 1, 13, 26), 'tomorrow', '1:26 PM'],
    [new Date(2026, 11, 2, 0, 0), 'other', '12:00 AM'],
    [new Date(2026, 10, 29, 23, 59), 'other', '11:59 PM'],
  ])('on the last of November %s is %s at %s', (when, day, time) => {
    const { when: date, ...spoken } = dayAndTime(when, new Date(2026, 10, 30, 22, 30).getTime())
    expect(spoken).toEqual({ day, time })
    expect(date).toBe(formatShortDateTime(when, when.getTime()))
  })

  it.each([
    [0, 'now'],
    [59, 'now'],
    [61, '1 minute ago'],
    [7_300, '2 hours ago'],
    [90_000, 'yesterday'],
  ])('%d seconds ago is %s', (secondsAgo, text) => {
    const nowMs = Date.UTC(2026, 10, 20)
    expect(formatRelative(nowMs - secondsAgo * 1_000, nowMs)).toBe(text)
  })

  it.each([
    [245, '4m 5s'],
    [0, '0m 0s'],
    [-9, '0m 0s'],
    [3_599, '59m 59s'],
    [7_500, '2 h 5 min'],
    [36_096 * 60, '25 days 1 h'],
  ])('a duration of %d s is %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))

  it('formats a calendar day alike in every time zone', () => {
    expect([formatWeekday('2026-11-20'), formatDayOfMonth('2026-11-01'), formatMonthName('2026-11-01')]).toEqual([
      'Fri',
      'Nov 1',
      'Nov',
    ])
    expect(formatCalendarMonth('2026-11')).toBe('November 2026')
  })

  it('time left in hours and minutes', () => {
    expect(hoursAndMinutes(8_070)).toEqual({ hours: 2, minutes: 14 })
    expect(formatTimeLeft(10_799)).toBe('2 h 59 min')
    expect(formatTimeLeft(2_760)).toBe('46 min')
    expect(formatReadyIn(9_000)).toBe('2h 30m')
  })

  it.each([
    [0, '0 min'],
    [3_599, '59 min'],
    [3_600, '1 h 0 min'],
    [86_400, '24 h 0 min'],
    [172_799, '47 h 59 min'],
    [172_800, '2 days'],
    [183_600, '2 days 3 h'],
    [259_199, '2 days 23 h'],
    [36_096 * 60, '25 days 1 h'],
    [-60, '0 min'],
  ])('%d s are %s', (seconds, text) => expect(formatTimeLeft(seconds)).toBe(text))

  it.each([
    [0, '1 min'],
    [89, '1 min'],
    [90, '2 min'],
    [3_600, '1 h 0 min'],
    [36_096 * 60, '25 days 1 h'],
  ])('a drive of %d s is %s', (seconds, text) => expect(formatTimeLeft(travelSeconds(seconds))).toBe(text))

  it.each([
    [999, '999 m'],
    [1_000, '1.0 km'],
    [1_240, '1.2 km'],
    [99_949, '99.9 km'],
    [99_950, '100 km'],
    [3_062_400, '3,062 km'],
  ])('%d metres is %s', (metres, text) => expect(formatDistance(metres)).toBe(text))

  it.each([
    ['Noor Aisyah Wahid', 'NW'],
    ['Mei', 'ME'],
    ['  ', ''],
    ['émile zola', 'ÉZ'],
  ])('initials of %j are %s', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('formats in other languages', () => {
  afterEach(() => showLanguage('en'))
  it.each([
    ['en', '2026-11-24T08:00:00Z', '2026-11-24T10:00:00Z', '8:00 – 10:00 AM'],
    ['en', '2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z', '10:00 AM – 12:00 PM'],
    ['en', '2026-11-24T22:00:00Z', '2026-11-25T00:00:00Z', '10:00 PM – 12:00 AM'],
    ['en', '2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z', '12:00 AM – 12:00 AM'],
    ['de', '2026-11-24T22:00:00Z', '2026-11-25T00:00:00Z', '22:00 – 0:00'],
    ['ja', '2026-11-24T22:00:00Z', '2026-11-25T00:00:00Z', '22:00～0:00'],
  ] as const)('in %s, %s to %s is %s', async (language, from, to, text) => {
    await showLanguage(language)
    expect(formatTimeRange(from, to, 'UTC')).toBe(text)
  })

  it.each([
    ['de', '1.234,50 $', '1,2 km', '14:05', 'vor 5 Minuten'],
    ['fr', '1 234,50 $', '1,2 km', '14:05', 'il y a 5 minutes'],
    ['es', '1234,50 $', '1,2 km', '14:05', 'hace 5 minutos'],
    ['zh', '$1,234.50', '1.2公里', '14:05', '5分钟前'],
    ['ja', '$1,234.50', '1.2 km', '14:05', '5 分前'],
  ] as const)('%s', async (language, money, distance, time, ago) => {
    await showLanguage(language)
    const when = new Date(2026, 10, 20, 14, 5)
    const texts = [
      formatMoney(toMajor(minor(123_450))),
      formatDistance(1_240),
      formatTime(when),
      formatRelative(when, when.getTime() + 300_000),
    ]
    expect(texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([money, distance, time, ago])
  })

  it.each([
    ['de', '46 min', '2 h 5 min', '2 Tage', '2 Tage 3 h'],
    ['fr', '46 min', '2 h 5 min', '2 jours', '2 jours 3 h'],
    ['es', '46 min', '2 h 5 min', '2 días', '2 días 3 h'],
    ['zh', '46 分钟', '2 小时 5 分钟', '2 天', '2 天 3 小时'],
    ['ja', '46分', '2時間5分', '2日', '2日3時間'],
  ] as const)('times in %s', async (language, ...texts) => {
    await showLanguage(language)
    const shown = [2_760, 7_500, 172_800, 183_600].map(formatTimeLeft)
    expect(shown.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(texts)
  })

  it('begins a title in upper case where the language writes the name in lower case', async () => {
    await showLanguage('es')
    expect(firstUpper(formatCalendarMonth('2026-11'))).toBe('Noviembre de 2026')
    await showLanguage('ja')
    expect(firstUpper(formatCalendarMonth('2026-11'))).toBe('2026年11月')
  })

  it('uses the common name of a time zone', async () => {
    expect(formatZone('Asia/Kuala_Lumpur')).toBe('Malaysia Time')
    await showLanguage('de')
    expect(formatZone('Europe/Berlin')).toBe('Mitteleuropäische Zeit')
  })
})
