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
  readonly amountMinor: number
  readonly currency: string
  /** The payment's id: the same key with the same request gives the same intent, and charges once. */
  readonly key: string
}

export type ChargeResult =
  | { readonly ok: true; readonly intentId: string }
  | { readonly ok: false; readonly code: DeclineCode }

export interface Intent {
  readonly id: string
  readonly status: 'requires_capture' | 'succeeded' | 'canceled' | 'declined'
  readonly amountMinor: number
  readonly capturedMinor: number
}

/** An intent as the gateway's own books have it. */
export interface BookedIntent extends Intent {
  readonly customerId: string | null
  /** The payment that it was made for; null for what somebody else made there. */
  readonly key: string | null
  readonly refundedMinor: number
}

/**
 * What the product asks of a card vendor. A decline is a value; a vendor that cannot be reached or contradicts
 * itself throws `GatewayFailure`, and the call may be repeated.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe'
  readonly payouts: PayoutGateway
  createCustomer(person: { userId: number }): Promise<string>
  createSetup(customerId: string): Promise<{ clientSecret: string }>
  listCards(customerId: string): Promise<Card[]>
  /** False for a card that is not, or no longer, this customer's. */
  removeCard(card: { customerId: string; cardId: string }): Promise<boolean>
  /** Reserves the amount on the card until it is captured or released. */
  authorise(request: ChargeRequest): Promise<ChargeResult>
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** What became of a request whose answer was lost. */
  find(request: { customerId: string; key: string }): Promise<BookedIntent | undefined>
  /** Takes the amount and gives the rest back. Repeating it changes nothing. */
  capture(intentId: string, amountMinor: number): Promise<void>
  /** Gives the whole reserved amount back. Repeating it changes nothing. */
  release(intentId: string): Promise<void>
  /** What the gateway's own books have begun in a stretch of time, the end not included; read in pages. */
  intents(begun: { from: Date; until: Date }): AsyncIterable<BookedIntent>
  refund(intentId: string, refund: { amountMinor: number; key: string }): Promise<void>
}

/** The card vendor could not be asked, or answered what cannot be. */
export class GatewayFailure extends Error {}
