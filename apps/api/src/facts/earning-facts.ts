export interface EarningFacts {
  /** The claim window of an order is over: this much is free. */
  'earning.available': {
    readonly orderId: number
    readonly washerId: number
    readonly amountMinor: number
    readonly at: Date
  }
  /** A cash-out has arrived, or come back with its money. */
  'cash-out.settled': {
    readonly washerId: number
    readonly state: 'paid' | 'failed'
    /** What arrived, or what came back. */
    readonly amountMinor: number
    readonly reason: string | null
    readonly at: Date
  }
}
