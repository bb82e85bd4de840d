import type { DeclineCode } from '../rules/decline.ts'

/** The behaviour of a test card when it is saved and when it is charged. */
export interface TestCard {
  readonly brand: string
  readonly onSetup: DeclineCode | 'ok'
  readonly onCharge: DeclineCode | 'ok'
}

const pays = (brand: string): TestCard => ({ brand, onSetup: 'ok', onCharge: 'ok' })
const visa = (onSetup: DeclineCode | 'ok', onCharge: DeclineCode | 'ok'): TestCard => ({
  brand: 'visa',
  onSetup,
  onCharge,
})

/** The numbers that Stripe publishes for testing, with their documented behaviour. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': pays('visa'),
  '4000056655665556': pays('visa'),
  '4000004580000002': pays('visa'),
  '5555555555554444': pays('mastercard'),
  '2223003122003222': pays('mastercard'),
  '5200828282828210': pays('mastercard'),
  '5105105105105100': pays('mastercard'),
  '378282246310005': pays('amex'),
  '371449635398431': pays('amex'),
  '6011111111111117': pays('discover'),
  '6011000990139424': pays('discover'),
  '3056930009020004': pays('diners'),
  '36227206271667': pays('diners'),
  '3566002020360505': pays('jcb'),
  '6200000000000005': pays('unionpay'),
  // Cannot be saved.
  '4000000000000002': visa('card_declined', 'card_declined'),
  '4000000000009995': visa('insufficient_funds', 'insufficient_funds'),
  '4000000000009987': visa('card_declined', 'card_declined'),
  '4000000000009979': visa('card_declined', 'card_declined'),
  '4000000000000069': visa('expired_card', 'expired_card'),
  '4000000000000127': visa('incorrect_cvc', 'incorrect_cvc'),
  '4000000000000119': visa('processing_error', 'processing_error'),
  // Needs authentication when it is saved, and never again.
  '4000002500003155': visa('authentication_required', 'ok'),
  // Needs authentication when it is saved and on each charge.
  '4000002760003184': visa('authentication_required', 'authentication_required'),
  // Saved without authentication, then declined or asked to authenticate on each charge.
  '4000000000000341': visa('ok', 'card_declined'),
  '4000003800000446': visa('ok', 'authentication_required'),
}

export const findTestCard = (number: string): TestCard | undefined => testCards[number]

/** The Luhn check digit. */
export function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** A card is valid until the end of its month. */
export const hasExpired = (card: { expMonth: number; expYear: number }, now: Date): boolean =>
  card.expYear < now.getUTCFullYear() ||
  (card.expYear === now.getUTCFullYear() && card.expMonth < now.getUTCMonth() + 1)
