import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface EarningEvents {
  /** The claim window of an order has ended: `amountMinor` became available. */
  'earning.available': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly amountMinor: Minor
    readonly at: Date
  }
  /** A cash-out was paid, failed, or was returned by the bank. */
  'cash-out.settled': {
    readonly washerId: UserId
    readonly state: 'paid' | 'failed' | 'returned'
    /** The amount paid or returned. */
    readonly amountMinor: Minor
    readonly reason: string | null
    /** True when the amount was returned to the wallet of a former Washer. */
    readonly intoWallet: boolean
    readonly at: Date
  }
}
