import type { DoorKind, DoorOutcome, DoorStage } from '@washline/contract/doors/rules'
import type { DoorCaseId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'

export interface DoorCaseRow {
  readonly id: DoorCaseId
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  readonly kind: DoorKind
  readonly stage: DoorStage
  readonly openedAt: Date
  readonly waitUntil: Date
  readonly distanceM: number | null
  readonly positionAt: Date | null
  readonly photoKey: string | null
  readonly calls: number
  readonly extendedAt: Date | null
  readonly outcome: DoorOutcome | null
  readonly closedAt: Date | null
  readonly feeMinor: Minor
  readonly isCharged: boolean
  readonly isForPerson: boolean
  readonly returnAt: Date | null
  readonly appealedBy: UserId | null
  readonly appealText: string | null
  readonly appealedAt: Date | null
  readonly answer: 'fee' | 'no_fee' | null
  readonly note: string | null
  readonly answeredAt: Date | null
}

export interface DoorOrder {
  readonly status: OrderStatus
  readonly laundryCompleted: boolean
  /** The viewer is its customer. */
  readonly isCustomer: boolean
}

export interface ConsoleCaseRow extends DoorCaseRow {
  readonly customerName: string
  readonly washerName: string
  readonly feesBefore: number
  readonly isOpen: boolean
}
