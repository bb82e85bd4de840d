import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

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
  readonly amountMinor: Minor
  readonly currency: string
  /** A repeated key returns the same payout and pays once. */
  readonly key: string
  readonly speed: 'standard' | 'instant'
}

export type PayoutResult =
  | { readonly ok: true; readonly payoutId: string; readonly state: 'pending' | 'paid'; readonly arrivesAt?: Date }
  | { readonly ok: false; readonly code: PayoutRefusal }

export interface Payout {
  readonly payoutId: string
  readonly state: PayoutState
  /** The bank's failure code, if it failed. */
  readonly failure?: string
}

export interface PayoutAccountState {
  readonly payoutsEnabled: boolean
  readonly instantAvailable: boolean
  /** Last digits of the bank account; null when the vendor does not have them. */
  readonly last4: string | null
}

/**
 * The part of the card vendor that pays people. A refusal is a value and means that nothing moved; when the vendor
 * cannot be reached, a call throws `GatewayFailure` and may be repeated with its key.
 */
export interface PayoutGateway {
  /** One account per person; a repeat returns the same one. */
  createAccount(person: { userId: UserId }): Promise<string>
  /** The page where the person enters their bank account. */
  accountLink(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<{ url: string }>
  accountState(accountId: string): Promise<PayoutAccountState>
  payOut(request: PayoutRequest): Promise<PayoutResult>
  /** The state of a payout. After `failed` the money is back with the platform. */
  findPayout(request: { accountId: string; key: string }): Promise<Payout | undefined>
}
