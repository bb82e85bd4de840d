export interface RatingFacts {
  'order.rated': {
    readonly orderId: number
    readonly washerId: number
    readonly customerId: number
    /** 0 to 50. */
    readonly tenths: number
    readonly at: Date
  }
}
