export interface EarningFacts {
  /** The claim window of an order is over: this much is free. */
  'earning.available': {
    readonly orderId: number
    readonly washerId: number
    readonly amountMinor: number
    readonly at: Date
  }
  /** A cash-out has arrived, could not be paid, or was sent back by the bank that had it. */
  'cash-out.settled': {
    readonly washerId: number
    readonly state: 'paid' | 'failed' | 'returned'
    /** What arrived, or what came back. */
    readonly amountMinor: number
    readonly reason: string | null
    /** What came back to somebody who is no longer a Washer is in their wallet. */
    readonly intoWallet: boolean
    readonly at: Date
  }
}
