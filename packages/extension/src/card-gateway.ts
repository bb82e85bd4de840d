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
  /** A repeated key gives the same intent and charges once. */
  readonly key: string
  readonly payerPresent: boolean
}

export type ChargeResult =
  | { readonly ok: true; readonly intentId: string }
  | { readonly ok: false; readonly code: string }
  | { readonly ok: false; readonly code: 'requires_action'; readonly intentId: string; readonly clientSecret: string }

export interface Intent {
  readonly id: string
  readonly status: 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled' | 'declined'
  readonly amountMinor: number
  readonly capturedMinor: number
  readonly refundedMinor: number
  readonly declineCode: string | null
  readonly clientSecret: string | null
  readonly customerId: string | null
  /** The key of the request that made it. */
  readonly key: string | null
}

export interface PayoutRequest {
  readonly accountId: string
  readonly amountMinor: number
  readonly currency: string
  /** A repeated key gives the same payout and pays once. */
  readonly key: string
  readonly speed: 'standard' | 'instant'
}

export type PayoutResult =
  | { readonly ok: true; readonly payoutId: string; readonly state: 'pending' | 'paid'; readonly arrivesAt?: Date }
  | {
      readonly ok: false
      readonly code: 'account_not_ready' | 'instant_unavailable' | 'balance_insufficient' | 'payout_refused'
    }

/**
 * Takes and pays money. A decline is a value; a throw means that the vendor could not be reached, and the call is repeated with
 * its key. Card numbers never pass through it: `createSetup` gives the address of a page of the vendor where people enter them.
 */
export interface CardGateway {
  createCustomer(person: { readonly userId: number }): Promise<string>
  createSetup(customerId: string): Promise<{ readonly clientSecret: string }>
  listCards(customerId: string): Promise<readonly Card[]>
  removeCard(card: { readonly customerId: string; readonly cardId: string }): Promise<boolean>
  authorize(request: ChargeRequest): Promise<ChargeResult>
  charge(request: ChargeRequest): Promise<ChargeResult>
  find(request: { readonly customerId: string; readonly key: string }): Promise<Intent | undefined>
  readIntent(intentId: string): Promise<Intent | undefined>
  disputesOf(intentId: string): Promise<readonly { readonly id: string; readonly amountMinor: number }[]>
  capture(intentId: string, amountMinor: number): Promise<void>
  release(intentId: string): Promise<void>
  /** A page of the intents of a period, oldest first; the next page is asked for with `after`. */
  intents(begun: {
    readonly from: Date
    readonly until: Date
    readonly after: string | undefined
  }): Promise<{ readonly intents: readonly Intent[]; readonly after: string | undefined }>
  refund(intentId: string, refund: { readonly amountMinor: number; readonly key: string }): Promise<void>
  payouts: {
    createAccount(person: { readonly userId: number }): Promise<string>
    accountLink(
      accountId: string,
      urls: { readonly returnUrl: string; readonly refreshUrl: string },
    ): Promise<{ readonly url: string }>
    accountState(accountId: string): Promise<{
      readonly payoutsEnabled: boolean
      readonly instantAvailable: boolean
      readonly last4: string | null
    }>
    payOut(request: PayoutRequest): Promise<PayoutResult>
    findPayout(request: {
      readonly accountId: string
      readonly key: string
    }): Promise<
      | { readonly payoutId: string; readonly state: 'pending' | 'paid' | 'failed'; readonly failure?: string }
      | undefined
    >
  }
}
