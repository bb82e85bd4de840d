import { messages } from '@washline/contract/messages'

/** Why a card refused, in the codes that Stripe publishes. */
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

/** Codes of the vendor that the product does not tell apart count as a plain decline. */
export const declineCodeOf = (...codes: readonly (string | null | undefined)[]): DeclineCode =>
  declineCodes.find((code) => codes.includes(code) && code !== 'card_declined') ?? 'card_declined'

const texts: Record<DeclineCode, string> = {
  card_declined: messages.cards.declined,
  insufficient_funds: messages.cards.insufficientFunds,
  authentication_required: messages.cards.authenticationImpossible,
  payment_intent_authentication_failure: messages.cards.authenticationFailed,
  expired_card: messages.cards.expired,
  incorrect_cvc: messages.cards.incorrectCvc,
  processing_error: messages.cards.processing,
  card_unknown: messages.cards.unknown,
}
export const declineText = (code: DeclineCode): string => texts[code]
