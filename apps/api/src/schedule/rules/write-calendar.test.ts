import { expect, it } from 'vitest'
import { likelyEarning } from './likely-earning.ts'
import { foldLine, writeCalendar } from './write-calendar.ts'

const now = new Date('2026-03-01T10:00:00Z')
const pickup = {
  uid: 'booking-100001@washline',
  from: new Date('2026-03-02T02:00:00Z'),
  to: new Date('2026-03-02T04:00:00Z'),
  title: 'Pickup; bag, 4 pieces \\ 🧺',
  description: 'Gate 4\nRing twice',
}

it('writes a calendar after RFC 5545', () => {
  expect(writeCalendar('Washline', [pickup], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Washline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Washline',
    'BEGIN:VEVENT',
    'UID:booking-100001@washline',
    'DTSTAMP:20260301T100000Z',
    'DTSTART:20260302T020000Z',
    'DTEND:20260302T040000Z',
    'SUMMARY:Pickup\\; bag\\, 4 pieces \\\\ 🧺',
    'DESCRIPTION:Gate 4\\nRing twice',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('a line of a text cannot become a line of the calendar', () => {
  const text = writeCalendar('Washline', [{ ...pickup, title: 'a\r\nATTENDEE:mailto:b' }], now)
  expect(text).toContain('SUMMARY:a\\nATTENDEE:mailto:b\r\n')
})

it.each([['洗'.repeat(60)], ['🧺'.repeat(40)], [`${'x'.repeat(74)}é${'y'.repeat(90)}`]])(
  'folds %s into lines of at most 75 bytes, between characters',
  (text) => {
    const lines = foldLine(text).split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(text)
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true)
  },
)

it('a free hour: the mean with the range of eight in ten days, or nothing where little is known', () => {
  expect(likelyEarning([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000], 9)).toEqual({
    low_minor: 100,
    mean_minor: 500,
    high_minor: 900,
    days: 11,
  })
  expect(likelyEarning([0, 100], 6)).toBeNull()
})
