import type { Language } from '@washline/contract/texts/languages'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { formatTypedDay, readDay } from './typed-day.ts'

afterEach(() => showLanguage('en'))

const typed: readonly [Language, string][] = [
  ['en', '11/06/2026'],
  ['de', '06.11.2026'],
  ['es', '06/11/2026'],
  ['fr', '06/11/2026'],
  ['ja', '2026/11/06'],
  ['zh', '2026/11/06'],
]

it.each(typed)('%s types a day as %s and has it read back', async (language, text) => {
  await showLanguage(language)
  expect(formatTypedDay('2026-11-06')).toBe(text)
  expect(readDay(text)).toBe('2026-11-06')
})

it.each([
  ['2026-11-06', '2026-11-06'],
  ['11/6/26', '2026-11-06'],
  [' 11 6 2026 ', '2026-11-06'],
  ['2/29/2028', '2028-02-29'],
])('reads %s as %s', (text, day) => expect(readDay(text)).toBe(day))

it.each(['', 'tomorrow', '11/6', '2/29/2026', '13/6/2026', '11/6/2026/1', '11/6/202'])('reads no day in "%s"', (text) =>
  expect(readDay(text)).toBeUndefined(),
)
