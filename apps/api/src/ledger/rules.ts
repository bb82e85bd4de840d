import { createHash } from 'node:crypto'
import type { ExtensionId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export type AccountRef =
  | {
      readonly owner: 'platform'
      readonly name: 'card_clearing' | 'payout_clearing' | 'paid_out' | 'revenue' | 'promotions'
    }
  | {
      readonly owner: 'user'
      readonly userId: UserId
      readonly name: 'wallet' | 'earnings_pending' | 'earnings_available' | 'earnings_reserved' | 'deposit'
    }
  | { readonly owner: 'order'; readonly orderId: OrderId; readonly name: 'escrow' }
  | { readonly owner: 'extension'; readonly extensionId: ExtensionId; readonly name: `x:${string}:${string}` }

/** An account of one person or order: a single sequence of entries. Platform accounts are sharded. */
export type OwnedAccountRef = Exclude<AccountRef, { readonly owner: 'platform' }>

export type TransferKind =
  | 'card_authorization'
  | 'wallet_use'
  | 'wallet_refund'
  | 'order_earning'
  | 'cancel_fee'
  | 'cancel_pay'
  | 'door_fee'
  | 'door_pay'
  | 'earning_release'
  | 'deposit'
  | 'top_up'
  | 'credit'
  | 'compensation'
  | 'promise_credit'
  | 'refund'
  | 'tip'
  | 'earning_reserve'
  | 'earning_reserve_release'
  | 'earning_deduction'
  | 'earning_return'
  | 'earning_to_wallet'
  | 'cash_out'
  | 'cash_out_paid'
  | 'deposit_refund'
  | 'extension'

export interface Posting {
  readonly from: AccountRef
  readonly to: AccountRef
  readonly amountMinor: Minor
}

export interface TransferInput {
  /** Chosen by the caller, who repeats a call with the same id. */
  readonly id: string
  readonly kind: TransferKind
  readonly reason?: string | undefined
  readonly orderId?: OrderId | null
  readonly postings: readonly Posting[]
  /** A pending transfer only commits the money; it is posted or voided later. */
  readonly state?: 'posted' | 'pending'
  /** When a pending transfer expires; without it, it stays until it is posted or voided. */
  readonly expiresAt?: Date
  readonly at?: Date
}

export interface AccountKey {
  readonly owner: 'platform' | 'user' | 'order' | 'extension'
  /** Of the person, order or extension; 0 for the platform. */
  readonly id: number
  readonly name: string
  /** Platform accounts may go negative, all others may not. */
  readonly negative: boolean
}

export function accountKey(ref: AccountRef): AccountKey {
  switch (ref.owner) {
    case 'platform':
      return { owner: 'platform', id: 0, name: ref.name, negative: true }
    case 'user':
      return { owner: 'user', id: ref.userId, name: ref.name, negative: false }
    case 'order':
      return { owner: 'order', id: ref.orderId, name: ref.name, negative: false }
    case 'extension':
      return { owner: 'extension', id: ref.extensionId, name: ref.name, negative: false }
    default:
      return ref satisfies never
  }
}

/** The postings as the database takes them; postings of zero are left out. */
export const postingRows = (postings: readonly Posting[]) =>
  postings
    .filter((posting) => posting.amountMinor !== 0)
    .map(({ from, to, amountMinor }) => {
      if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) throw new Error(`${amountMinor} is no amount to move`)
      return { from: accountKey(from), to: accountKey(to), amount: amountMinor }
    })

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest()

/** The input that must be equal when a transfer's id is repeated. */
export const inputHash = (input: TransferInput): Buffer =>
  sha256([
    input.kind,
    input.reason ?? null,
    input.orderId ?? null,
    input.state ?? 'posted',
    postingRows(input.postings),
    ...(input.expiresAt ? [input.expiresAt] : []),
  ])

export const reversalHash = (id: string, reason: string): Buffer => sha256(['reversal', id, reason])

/** A uuid (version 8) derived from its parts, so that a repeated operation has the same id. */
export function operationId(...parts: readonly (string | number)[]): string {
  const hex = sha256(parts).toString('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
