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
  /** The payer can answer their bank now; without them, a bank that asks is a decline. */
  readonly payerPresent: boolean
}

/** The payer's bank wants to hear from them; the secret lets their browser ask. */
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
  readonly amountMinor: number
  readonly capturedMinor: number
  readonly declineCode: DeclineCode | null
  readonly clientSecret: string | null
}

/** An intent as the gateway's own books have it. */
export interface BookedIntent extends Intent {
  readonly customerId: string | null
  /** The payment that it was made for; null for what somebody else made there. */
  readonly key: string | null
  readonly refundedMinor: number
}

export interface Dispute {
  readonly id: string
  readonly amountMinor: number
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
  readIntent(intentId: string): Promise<BookedIntent | undefined>
  /** Where payers went to their bank instead of to us. */
  disputesOf(intentId: string): Promise<Dispute[]>
  /** Takes the amount and gives the rest back. Repeating it changes nothing. */
  capture(intentId: string, amountMinor: number): Promise<void>
  /** Gives the whole reserved amount back, or ends a request that waits for the payer. Repeating it changes nothing. */
  release(intentId: string): Promise<void>
  /** What the gateway's own books have begun in a stretch of time, the end not included; read in pages. */
  intents(begun: { from: Date; until: Date }): AsyncIterable<BookedIntent>
  refund(intentId: string, refund: { amountMinor: number; key: string }): Promise<void>
}

/** The card vendor could not be asked, or answered what cannot be. */
export class GatewayFailure extends Error {}

/** What an intent says now, as the answer to the request that made it; undefined where it has ended without one. */
export function answerOf(intent: Intent | undefined): ChargeResult | undefined {
  if (!intent || intent.status === 'canceled') return undefined
  const { id: intentId, status, clientSecret, declineCode } = intent
  if (status === 'declined') return { ok: false, code: declineCode ?? 'card_declined' }
  if (status === 'requires_action')
    return clientSecret === null ? undefined : { ok: false, code: status, intentId, clientSecret }
  return { ok: true, intentId }
}
