/** Why nothing was paid out. */
export const payoutRefusals = [
  'account_not_ready',
  'instant_unavailable',
  'balance_insufficient',
  'payout_refused',
] as const
export type PayoutRefusal = (typeof payoutRefusals)[number]

export type PayoutState = 'pending' | 'paid' | 'failed'

export interface PayoutRequest {
  readonly accountId: string
  readonly amountMinor: number
  readonly currency: string
  /** The same key with the same request gives the same payout, and pays once. */
  readonly key: string
  readonly speed: 'standard' | 'instant'
}

export type PayoutResult =
  | { readonly ok: true; readonly payoutId: string; readonly state: 'pending' | 'paid'; readonly arrivesAt?: Date }
  | { readonly ok: false; readonly code: PayoutRefusal }

export interface Payout {
  readonly payoutId: string
  readonly state: PayoutState
  /** The bank's word for it, where it failed. */
  readonly failure?: string
}

export interface PayoutAccountState {
  readonly payoutsEnabled: boolean
  readonly instantAvailable: boolean
  /** Of the bank account, where the vendor tells. */
  readonly last4: string | null
}

/**
 * The part of the card vendor that sends money to people. A refusal is a value and means that nothing moved; a vendor
 * that cannot be reached throws `GatewayFailure`, and the call may be repeated with its key.
 */
export interface PayoutGateway {
  /** One account per person, however often asked. */
  createAccount(person: { userId: number }): Promise<string>
  /** Where the person tells where the money shall go. */
  accountLink(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<{ url: string }>
  accountState(accountId: string): Promise<PayoutAccountState>
  payOut(request: PayoutRequest): Promise<PayoutResult>
  /** What became of a payout. Once it says `failed`, the money is back with the platform. */
  findPayout(request: { accountId: string; key: string }): Promise<Payout | undefined>
}
