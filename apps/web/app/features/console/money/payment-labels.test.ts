import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../../platform/i18n/i18n.ts'
import { paymentState } from './payment-labels.ts'

afterEach(() => showLanguage('en'))

it.each([
  ['en', 'released', 'released'],
  ['de', 'captured', 'abgebucht'],
  ['ja', 'capturable', '注文分を仮押さえ済み'],
] as const)('labels in %s a payment that is %s', async (language, state, text) => {
  await showLanguage(language)
  expect(paymentState(state)).toBe(text)
})
