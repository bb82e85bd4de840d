import { cardMessages } from '@washline/contract/payments/messages'

/** Decline codes, as Stripe publishes them. */
export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'authentication_required',
  'payment_intent_authentication_failure',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'card_unknown',
] as const
export type DeclineCode = (typeof declineCodes)[number]

/** Vendor codes without a text of their own count as a plain decline. */
export const declineCodeOf = (...codes: readonly (string | null | undefined)[]): DeclineCode =>
  declineCodes.find((code) => codes.includes(code) && code !== 'card_declined') ?? 'card_declined'

const texts: Record<DeclineCode, string> = {
  card_declined: cardMessages.declined,
  insufficient_funds: cardMessages.insufficientFunds,
  authentication_required: cardMessages.authenticationImpossible,
  payment_intent_authentication_failure: cardMessages.authenticationFailed,
  expired_card: cardMessages.expired,
  incorrect_cvc: cardMessages.incorrectCvc,
  processing_error: cardMessages.processing,
  card_unknown: cardMessages.unknown,
}
export const declineText = (code: DeclineCode): string => texts[code]
