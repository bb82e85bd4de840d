import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { market } from '../market.ts'
import { messages } from '../messages.ts'
import { minor } from '../money.ts'
import type { RefusalCatalogue } from '../refusal.ts'
import { cardMessages, refundMessages, tipMessages, walletMessages } from './messages.ts'

const webhookMessages = { signature: 'This message is not from the card vendor, or it is too old.' } as const

export const paymentRefusals = {
  signatureInvalid: {
    code: 'signature_invalid',
    status: 400,
    message: webhookMessages.signature,
    description: 'The webhook is not signed by the vendor, or is too old.',
  },
  authenticationExpired: {
    code: 'authentication_expired',
    status: 409,
    message: cardMessages.authenticationExpired,
    description: 'The payment was given up before the payer came back from their bank. Nothing was charged.',
  },
  authorizationLost: {
    code: 'authorization_lost',
    status: 409,
    message: messages.conflict,
    description: "The order's card authorization is already captured or released.",
  },
  balanceTooLow: {
    code: 'balance_too_low',
    status: 409,
    message: walletMessages.tooLow,
    description: 'The wallet or the earnings hold less than this.',
  },
  depositPaid: {
    code: 'deposit_paid',
    status: 409,
    message: cardMessages.depositPaid,
    description: "The caller's security deposit is paid already.",
  },
  paymentInProgress: {
    code: 'payment_in_progress',
    status: 409,
    message: cardMessages.inProgress,
    description: 'The same payment is being charged to another card.',
  },
  setupUsed: {
    code: 'setup_used',
    status: 409,
    message: cardMessages.setupUsed,
    description: 'The card form was used already. Ask for a new setup intent.',
  },
  tipFromCompensation: {
    code: 'tip_from_compensation',
    status: 409,
    message: tipMessages.compensation,
    description: 'Without compensation of the last days, the wallet holds less than the tip.',
    values: { hours: market.claims.windowMs / 3_600_000 },
  },
  refundTooMuch: {
    code: 'refund_too_much',
    status: 409,
    message: refundMessages.tooMuch,
    description: 'More than is left of what was paid. `refundable_minor` is what is left.',
    body: z.object({ refundable_minor: minorAmount }),
    example: { refundable_minor: minor(1250) },
  },
  cardServiceUnavailable: {
    code: 'card_service_unavailable',
    status: 503,
    message: cardMessages.unavailable,
    description: 'The card service cannot be reached. Nothing is known to be charged; repeat with the same key.',
  },
} as const satisfies RefusalCatalogue

const byCard = (message: string) => ({ errors: { payment_method_id: [message] } })

/** Why a card refused, by its code; all but the last are codes that Stripe publishes. */
export const declineRefusals = {
  card_declined: {
    code: 'card_declined',
    status: 422,
    message: cardMessages.declined,
    description: 'The bank declined the card.',
    example: byCard(cardMessages.declined),
  },
  insufficient_funds: {
    code: 'insufficient_funds',
    status: 422,
    message: cardMessages.insufficientFunds,
    description: 'The card has too little money.',
    example: byCard(cardMessages.insufficientFunds),
  },
  authentication_required: {
    code: 'authentication_required',
    status: 422,
    message: cardMessages.authenticationImpossible,
    description: 'The bank wants the payer to approve, and the payer cannot be asked.',
    example: byCard(cardMessages.authenticationImpossible),
  },
  payment_intent_authentication_failure: {
    code: 'payment_intent_authentication_failure',
    status: 422,
    message: cardMessages.authenticationFailed,
    description: "The payer did not pass the bank's authentication.",
    example: byCard(cardMessages.authenticationFailed),
  },
  expired_card: {
    code: 'expired_card',
    status: 422,
    message: cardMessages.expired,
    description: 'The card has expired.',
    example: byCard(cardMessages.expired),
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    status: 422,
    message: cardMessages.incorrectCvc,
    description: "The card's security code is wrong.",
    example: byCard(cardMessages.incorrectCvc),
  },
  processing_error: {
    code: 'processing_error',
    status: 422,
    message: cardMessages.processing,
    description: 'The bank could not process the card. Another try may pass.',
    example: byCard(cardMessages.processing),
  },
  card_unknown: {
    code: 'card_unknown',
    status: 422,
    message: cardMessages.unknown,
    description: 'The card vendor does not know the card any more.',
    example: byCard(cardMessages.unknown),
  },
  abandoned: {
    code: 'abandoned',
    status: 422,
    message: cardMessages.payment,
    description: 'The authorization ended without an answer of the bank. Nothing was charged.',
    example: byCard(cardMessages.payment),
  },
} as const satisfies RefusalCatalogue
