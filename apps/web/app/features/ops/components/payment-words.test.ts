import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../../platform/i18n/i18n.ts'
import { paymentState } from './payment-words.ts'

afterEach(() => showLanguage('en'))

it.each([
  ['en', 'released', 'let go'],
  ['de', 'captured', 'abgebucht'],
  ['ja', 'held', '仮押さえ中'],
] as const)('tells in %s that a payment is %s', async (language, state, words) => {
  await showLanguage(language)
  expect(paymentState(state)).toBe(words)
})
