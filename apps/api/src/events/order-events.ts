import type { OrderId, UserId } from '@washline/contract/ids'
import type { Deadline } from '@washline/contract/orders/deadlines'
import type { OrderMove, OrderStatus } from '@washline/contract/orders/process'
import type { DueStep } from '@washline/contract/orders/promise'
import type { RescueMove, RescueState } from '@washline/contract/orders/rescue-process'
import type { AdjustmentState } from '@washline/contract/orders/schemas'

export interface OrderEvents {
  /** A customer has opened a draft like an ended order. */
  'order.reordered': {
    readonly orderId: OrderId
    readonly fromOrderId: OrderId
    readonly customerId: UserId
    readonly at: Date
  }
  /** The Washer is about to take or return the bag by a status call, without the evidence of a handover. */
  'order.handing-over': {
    readonly orderId: OrderId
    readonly move: Extract<OrderMove, 'pickUp' | 'deliver'>
  }
  /** Published for every move of the order process. */
  'order.moved': {
    readonly orderId: OrderId
    readonly move: OrderMove
    readonly from: OrderStatus
    readonly to: OrderStatus
    readonly customerId: UserId
    /** The order's Washer after the move; on a withdrawal, the one before it. */
    readonly washerId: UserId | null
    /** The operator's reason, which both people read. */
    readonly reason?: string
    readonly at: Date
  }
  /** A step of the rescue of an order whose Washer cannot go on. */
  'rescue.moved': {
    readonly orderId: OrderId
    readonly move: RescueMove
    readonly from: RescueState | 'none'
    readonly to: RescueState
    readonly customerId: UserId
    /** Has the laundry before the handover. */
    readonly giverId: UserId
    /** Who has accepted the rest; where the move ends their acceptance, too. */
    readonly successorId: UserId | null
    /** An operator's reason, which both people of the order read. */
    readonly reason?: string
    readonly at: Date
  }
  /** The Washer has changed the item list or asked for approval to change it. */
  'order.adjusted': {
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly washerId: UserId
    readonly state: AdjustmentState
    readonly at: Date
  }
  /** The Washer has missed a deadline of the order. */
  'order.delayed': {
    readonly orderId: OrderId
    readonly deadline: Deadline
    readonly customerId: UserId
    readonly washerId: UserId
    readonly at: Date
  }
  /** An order will likely be late unless the person whose step is due makes it soon. */
  'order.at-risk': {
    readonly orderId: OrderId
    readonly step: DueStep
    readonly userId: UserId
    readonly at: Date
  }
}
