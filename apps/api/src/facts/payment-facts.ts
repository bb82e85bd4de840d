export interface PaymentFacts {
  /** A tip is booked: it is the Washer's. */
  'order.tipped': {
    readonly orderId: number
    readonly customerId: number
    readonly washerId: number
    readonly amountMinor: number
    readonly at: Date
  }
  /** Money of an ended order goes back to where it came from. */
  'order.refunded': {
    readonly orderId: number
    readonly customerId: number
    readonly cardMinor: number
    readonly walletMinor: number
    readonly at: Date
  }
  /** The payout service has told of a payout, by its key; what became of it is asked there. */
  'payout.told': { readonly key: string; readonly at: Date }
  /** Money was given to a wallet. */
  'wallet.credited': {
    readonly userId: number
    readonly orderId: number | null
    readonly kind: 'credit' | 'compensation' | 'promise_credit'
    readonly amountMinor: number
    readonly reason: string
    readonly at: Date
  }
}
