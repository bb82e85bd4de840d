import type { DoorKind, DoorOutcome, DoorStage } from '@washline/contract/doors/rules'
import type { DoorCaseId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface DoorEvents {
  /** A case at a customer's door was opened, has more time, was decided, or was answered by a person. */
  'door.changed': {
    readonly caseId: DoorCaseId
    readonly orderId: OrderId
    readonly customerId: UserId
    readonly washerId: UserId
    readonly kind: DoorKind
    readonly stage: DoorStage
    readonly change: 'opened' | 'extended' | 'closed' | 'answered'
    /** Null while it is open. */
    readonly outcome: DoorOutcome | null
    readonly feeMinor: Minor
    readonly isForPerson: boolean
    readonly waitUntil: Date
    readonly at: Date
  }
}
