import type { OrderId, UserId } from '@washline/contract/ids'

export interface RatingEvents {
  'order.rated': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly customerId: UserId
    /** 0 to 50. */
    readonly tenths: number
    readonly at: Date
  }
  /** The Washer has replied to a rating. */
  'rating.answered': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly customerId: UserId
    readonly at: Date
  }
  /** An operator has hidden a rating; it no longer counts. */
  'rating.hidden': { readonly washerId: UserId; readonly tenths: number; readonly at: Date }
}
