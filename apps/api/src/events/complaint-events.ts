import type { ComplaintActor, ComplaintState } from '@washline/contract/complaints/process'
import type { ComplaintId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface ComplaintEvents {
  /** A complaint about a wash has a new state. */
  'complaint.moved': {
    readonly complaintId: ComplaintId
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly washerId: UserId
    readonly to: ComplaintState
    readonly by: ComplaintActor
    readonly refundedMinor: Minor
    /** Set aside from the Washer's pay and neither deducted nor released. */
    readonly reservedMinor: Minor
    readonly deductedMinor: Minor
    readonly at: Date
  }
  /** An operator has answered the Washer's appeal about their liability. */
  'complaint.liability-decided': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly returnedMinor: Minor
    readonly at: Date
  }
}
