import type { OrderMove, OrderStatus } from '@washline/contract/orders/process'

export interface OrderFacts {
  /** An order has moved: written by the order process for every move of its table. */
  'order.moved': {
    readonly orderId: number
    readonly move: OrderMove
    readonly from: OrderStatus
    readonly to: OrderStatus
    readonly customerId: number
    /** The order's Washer after the move; on a release, the one who let go. */
    readonly washerId: number | null
    readonly at: Date
  }
  /** The Washer has changed the item list, or asks to. */
  'order.adjusted': {
    readonly orderId: number
    readonly customerId: number
    readonly washerId: number
    readonly state: 'applied' | 'waiting' | 'approved' | 'declined'
    readonly at: Date
  }
}
