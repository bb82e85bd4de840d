import { assert, date, property } from 'fast-check'
import { expect, it } from 'vitest'
import { timeText } from './time-text.ts'

it.each([
  '1970-01-01T00:00:00.000Z',
  '2026-02-28T23:59:59.999Z',
  '1969-12-31T23:59:59.999Z',
  '+012026-01-01T00:00:00.050Z',
])('writes %s', (text) => expect(timeText(new Date(text))).toBe(text))

it('writes every time as the engine does', () => {
  assert(property(date({ noInvalidDate: true }), (at) => timeText(at) === at.toISOString()))
})

it('refuses what is no time, as the engine does', () => {
  expect(() => timeText(new Date(Number.NaN))).toThrow(RangeError)
})
