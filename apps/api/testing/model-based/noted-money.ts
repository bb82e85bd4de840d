import type { OrderId } from '@washline/contract/ids'

export interface NotedCashOut {
  readonly id: number
  readonly washer: number
  readonly amountMinor: number
  readonly feeMinor: number
  readonly atMs: number
}

export interface NotedClaim {
  readonly id: number
  readonly order: NotedOrder
  readonly askedMinor: number
  /** An operator has yet to decide. */
  isOpen: boolean
  paidMinor: number
  /** Deducted from the Washer for it. */
  deductedMinor: number
}

export interface NotedCompensation {
  readonly customer: number
  readonly amountMinor: number
  readonly atMs: number
}

export interface NotedOrder {
  readonly id: OrderId
  readonly customer: number
  load: Load
  washer: number | undefined
  status: 'pending' | 'accepted' | 'delivered' | 'completed' | 'cancelled'
  valueMinor: number
  /** The most that the customer has approved, and the wallet's part of it. */
  agreedMinor: number
  readonly walletMinor: number
  acceptedAtMs: number
  /** What card and wallet paid, less refunds. */
  cardPaidMinor: number
  walletPaidMinor: number
  /** Credited for a missed promise. */
  creditedMinor: number
  /** The value of an adjusted list that the customer has not answered. */
  waitingValueMinor: number | undefined
}

export type Load = 'light' | 'medium' | 'heavy'
