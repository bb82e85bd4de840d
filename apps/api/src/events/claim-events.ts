import type { ClaimActor, ClaimState } from '@washline/contract/claims/process'
import type { ClaimId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

interface AboutClaim {
  readonly claimId: ClaimId
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  readonly at: Date
}

export interface ClaimEvents {
  /** A claim has entered a state that waits for somebody or is final. */
  'claim.moved': AboutClaim & {
    readonly to: Exclude<ClaimState, 'assessing' | 'approved'>
    readonly by: ClaimActor
    readonly amountMinor: Minor
    /** The Washer's share; what is deducted is limited to what is reserved of their pay. */
    readonly washerMinor: Minor
    /** Whether any of the Washer's pay is still reserved. */
    readonly isReserved: boolean
    /** The most that may still be deducted from the Washer's pay. */
    readonly mayDeductMinor: Minor
    /** Rejected because the order was delivered after it was claimed as not delivered. */
    readonly isDeliveredSince: boolean
    /** Deducted from the Washer's pay so far. */
    readonly deductedMinor: Minor
  }
  /** The deadline of the claim's decision has passed without one. */
  'claim.overdue': AboutClaim & {
    /** The customer was paid; what is late is the decision about the Washer's objection. */
    readonly isPaid: boolean
  }
  /** The Washer has replied to the claim. */
  'claim.replied': AboutClaim
  /** The Washer's share of a claim was deducted from their pay. */
  'claim.liability-settled': AboutClaim & { readonly deductedMinor: Minor }
  /** A deduction for a claim was returned to the Washer's pay. */
  'claim.pay-returned': AboutClaim & { readonly returnedMinor: Minor }
}
