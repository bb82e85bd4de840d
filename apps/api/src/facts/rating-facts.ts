export interface RatingFacts {
  'order.rated': {
    readonly orderId: number
    readonly washerId: number
    readonly customerId: number
    /** 0 to 50. */
    readonly tenths: number
    readonly at: Date
  }
  /** The Washer has answered a rating. */
  'rating.answered': {
    readonly orderId: number
    readonly washerId: number
    readonly customerId: number
    readonly at: Date
  }
  /** An operator has hidden a rating: it counts no more. */
  'rating.hidden': { readonly washerId: number; readonly tenths: number; readonly at: Date }
}
