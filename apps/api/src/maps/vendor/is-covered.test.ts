import { expect, it } from 'vitest'
import { isCovered } from './is-covered.ts'

it.each([
  ['18 Linden Street, Harbour Town', '18 Linden Street', 'house', true],
  ['18 linden st', '18 Linden Street', 'house', true],
  ['Bahnhofstr. 1, Zürich', '1 Bahnhofstrasse', 'house', true],
  ['東京都千代田区丸の内1丁目', '丸の内1丁目', 'area', false],
  ['Ritz, Lisbon', 'Ritz', 'place', true],
  ['Rua Augusta, Lisbon', 'Rua Augusta', 'street', true],
  ['12 Rua Augusta, Lisbon', 'Rua Augusta', 'street', false],
  ['18 Linden Street', '80 Linden Street', 'house', false],
  ['18 Linden Street', '18 Mill Lane', 'house', false],
  ['12 Rua Augusta, Lisbon', 'Lisbon', 'city', false],
  ['Lisbon', 'Lisbon', 'city', true],
] as const)('%j and %j (%s): %s', (text, display_name, precision, covered) => {
  expect(isCovered(text, { display_name, precision })).toBe(covered)
})
