import { afterEach, expect, it } from 'vitest'
import { majorInput } from '../amounts.ts'
import { market } from '../market.ts'
import { adoptMarket } from '../market-in-force.ts'
import { minor, plainAmount, toMajor, toMinor } from '../money.ts'
import { builtInProfile } from '../settings/market-profile.ts'
import { inForce } from '../settings/profile-in-force.ts'
import { formatMoney, localeOf } from './format-money.ts'
import type { Language } from './languages.ts'

const adopt = (currency: string, symbol: string, more: object = {}) =>
  adoptMarket(inForce(1, { ...builtInProfile, currency, symbol, ...more }))
afterEach(() => adoptMarket(inForce(0, builtInProfile)))
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each<[string, string, Language, number, string, string]>([
  ['myr', '$', 'en', 2_450, '$24.50', '24.50'],
  ['myr', '$', 'de', 2_450, '24,50 $', '24.50'],
  ['jpy', '¥', 'en', 2_450, '¥2,450', '2450'],
  ['jpy', '¥', 'ja', 2_450, '¥2,450', '2450'],
  ['jpy', '¥', 'fr', 2_450, '2 450 ¥', '2450'],
  ['kwd', 'KD', 'en', 2_450, 'KD 2.450', '2.450'],
  ['kwd', 'KD', 'en', -2_450, '-KD 2.450', '2.450'],
  ['kwd', 'د.ك', 'de', 1_234_567, '1.234,567 د.ك', '1234.567'],
  ['chf', 'Fr.', 'en', 5, 'Fr.0.05', '0.05'],
])('%s with %s in %s: %d is %s, and %s for files', (currency, symbol, language, amount, shown, file) => {
  adopt(currency, symbol)
  expect(plain(formatMoney(language, minor(amount)))).toBe(shown)
  expect(plainAmount(minor(Math.abs(amount)))).toBe(file)
  expect(toMinor(toMajor(minor(amount)))).toBe(amount)
})

it.each<[string, number, boolean]>([
  ['jpy', 24, true],
  ['jpy', 24.5, false],
  ['eur', 24.55, true],
  ['eur', 24.555, false],
  ['kwd', 24.555, true],
  ['kwd', 24.5555, false],
])('in %s, %d is an amount: %s', (currency, amount, isOne) => {
  adopt(currency, '¤')
  expect(majorInput.safeParse(amount).success).toBe(isOne)
})

it('formats a language as the country of the market does', () => {
  adopt('gbp', '£', { locale: 'en-GB' })
  expect([localeOf('en'), localeOf('de')]).toEqual(['en-GB', 'de'])
})

it('scales what is built in, and leaves what a profile names as it names it', () => {
  adopt('vnd', '₫', { amount_percent: 25_000, deposit_minor: minor(700_000), promise_minutes: 240 })
  expect([market.tips.suggestedMinor[0], market.door.fees.pickup.absent, market.fees.lateCancelMinor]).toEqual([
    50_000, 125_000, 75_000,
  ])
  expect(market.claims.instant.budgetMinor).toBe(25_000_000)
  expect([market.deposit.amountMinor, market.promise.timerS, market.promise.readyS]).toEqual([700_000, 14_401, 12_600])
  expect(market.dispatch.waveSize).toBe(3)
})
