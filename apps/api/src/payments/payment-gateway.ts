import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { PayoutGateway } from './payout-gateway.ts'
import type { DeclineCode } from './rules/decline.ts'

export interface Card {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export interface ChargeRequest {
  readonly customerId: string
  readonly cardId: string
  readonly amountMinor: Minor
  readonly currency: string
  /** The payment's id: a repeated key returns the same intent and charges once. */
  readonly key: string
  /** The payer can authenticate now. Without them, a bank that asks for authentication is a decline. */
  readonly payerPresent: boolean
}

/** The bank asks the payer to authenticate; their browser needs the secret. */
export interface RequiresAction {
  readonly ok: false
  readonly code: 'requires_action'
  readonly intentId: string
  readonly clientSecret: string
}

export type ChargeResult =
  | { readonly ok: true; readonly intentId: string }
  | { readonly ok: false; readonly code: DeclineCode }
  | RequiresAction

export interface Intent {
  readonly id: string
  readonly status: 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled' | 'declined'
  readonly amountMinor: Minor
  readonly capturedMinor: Minor
  readonly declineCode: DeclineCode | null
  readonly clientSecret: string | null
}

/** An intent as the gateway has it. */
export interface BookedIntent extends Intent {
  readonly customerId: string | null
  /** The payment that it was made for; null for an intent that the product did not create. */
  readonly key: string | null
  readonly refundedMinor: Minor
}

export interface Dispute {
  readonly id: string
  readonly amountMinor: Minor
}

/**
 * The card vendor. A decline is a value; when the vendor cannot be reached or contradicts itself, a call throws
 * `GatewayFailure` and may be repeated.
 */
export interface PaymentGateway {
  /** An extension's begins with `x:`. */
  readonly name: 'sandbox' | 'stripe' | `x:${string}`
  readonly payouts: PayoutGateway
  createCustomer(person: { userId: UserId }): Promise<string>
  createSetup(customerId: string): Promise<{ clientSecret: string }>
  listCards(customerId: string): Promise<Card[]>
  /** False for a card that does not belong to this customer. */
  removeCard(card: { customerId: string; cardId: string }): Promise<boolean>
  /** Authorizes the amount on the card until it is captured or released. */
  authorize(request: ChargeRequest): Promise<ChargeResult>
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** The intent of a request whose answer was lost. */
  find(request: { customerId: string; key: string }): Promise<BookedIntent | undefined>
  readIntent(intentId: string): Promise<BookedIntent | undefined>
  disputesOf(intentId: string): Promise<Dispute[]>
  /** Captures the amount and releases the rest. Repeating it changes nothing. */
  capture(intentId: string, amountMinor: Minor): Promise<void>
  /** Releases the whole authorization, or cancels an intent that waits for the payer. Repeating it changes nothing. */
  release(intentId: string): Promise<void>
  /** The intents created in a period, the end not included; read in pages. */
  intents(begun: { from: Date; until: Date }): AsyncIterable<BookedIntent>
  refund(intentId: string, refund: { amountMinor: Minor; key: string }): Promise<void>
}

/** The card vendor could not be reached, or its answer is invalid. */
export class GatewayFailure extends Error {}

/** The current state of an intent, as the answer to the request that made it; undefined for a canceled one. */
export function answerOf(intent: Intent | undefined): ChargeResult | undefined {
  if (!intent || intent.status === 'canceled') return undefined
  const { id: intentId, status, clientSecret, declineCode } = intent
  if (status === 'declined') return { ok: false, code: declineCode ?? 'card_declined' }
  if (status === 'requires_action')
    return clientSecret === null ? undefined : { ok: false, code: status, intentId, clientSecret }
  return { ok: true, intentId }
}
