import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface PaymentEvents {
  /** Money of an ended order was posted to the Washer's pending earnings: their part of its payment, or a cancellation fee. */
  'order.earned': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly valueMinor: Minor
    readonly amountMinor: Minor
    readonly at: Date
  }
  /** A tip was posted to the Washer's earnings. */
  'order.tipped': {
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly washerId: UserId
    readonly amountMinor: Minor
    readonly at: Date
  }
  /** Money of an ended order is refunded to its sources. */
  'order.refunded': {
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly cardMinor: Minor
    readonly walletMinor: Minor
    readonly at: Date
  }
  /** The payout service announced a change of a payout; handlers fetch its state by the key. */
  'payout.changed': { readonly key: string; readonly at: Date }
  /** The platform paid the Washer of an order that an operator cancelled. */
  'washer.paid': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly amountMinor: Minor
    readonly reason: string
    readonly at: Date
  }
  /** The card declined the customer's part of a fee at the door, and the wallet does not cover it. The Washer is paid. */
  'door-fee.declined': {
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly amountMinor: Minor
    readonly at: Date
  }
  /** A wallet was credited. */
  'wallet.credited': {
    readonly userId: UserId
    readonly orderId: OrderId | null
    readonly kind: 'credit' | 'compensation' | 'promise_credit'
    readonly amountMinor: Minor
    readonly reason: string
    readonly at: Date
  }
}
