import type { ComplaintState } from '@washline/contract/complaints/process'
import type { ComplaintParty, ComplaintReason, ComplaintRuleId, Remedy } from '@washline/contract/complaints/rules'
import type { ComplaintId, ItemId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface Complaint {
  readonly id: ComplaintId
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  readonly state: ComplaintState
  readonly reason: ComplaintReason
  readonly remedy: Remedy
  readonly asksSameWasher: boolean
  readonly washedAgain: boolean
  readonly note: string
  readonly valueMinor: Minor
  readonly rule: ComplaintRuleId
  readonly liableParty: ComplaintParty | null
  readonly rewashOrderId: OrderId | null
  readonly refundedMinor: Minor
  readonly reserveId: string | null
  readonly reservedMinor: Minor
  readonly deductedMinor: Minor
  readonly unpaidMinor: Minor
  readonly returnedMinor: Minor
  readonly decisionReason: string | null
  readonly decisions: number
  readonly submittedAt: Date
  readonly decidedAt: Date | null
  readonly dueAt: Date
  readonly appeal: string | null
  readonly appealedAt: Date | null
  readonly washerAppeal: string | null
  readonly washerAppealedAt: Date | null
  readonly liabilityDecidedAt: Date | null
}

export interface ComplaintItem {
  readonly itemId: ItemId
  readonly name: string
  readonly quantity: number
}
