import type { CustodyStepName } from '@washline/contract/custody/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'

export interface CustodyEvents {
  /** The count of a handover differs from the expected one. */
  'custody.differed': {
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly washerId: UserId
    readonly step: Exclude<CustodyStepName, 'scan'>
    /** Number of items whose count differs. */
    readonly differing: number
    readonly at: Date
  }
}
