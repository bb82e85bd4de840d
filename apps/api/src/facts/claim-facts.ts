import type { ClaimActor, ClaimState } from '@washline/contract/claims/process'

interface AboutClaim {
  readonly claimId: number
  readonly orderId: number
  readonly customerId: number
  readonly washerId: number
  readonly at: Date
}

export interface ClaimFacts {
  /** A claim has come to rest in another state. */
  'claim.moved': AboutClaim & {
    readonly to: Exclude<ClaimState, 'assessing' | 'approved'>
    readonly by: ClaimActor
    readonly amountMinor: number
    /** What of it the Washer bears, as far as their pay was held. */
    readonly washerMinor: number
    /** Of the Washer's pay something is still held. */
    readonly isHeld: boolean
  }
  /** The Washer has answered. */
  'claim.replied': AboutClaim
  /** What the Washer bears of a claim was taken from their pay. */
  'claim.borne': AboutClaim & { readonly takenMinor: number }
  /** What was taken for a claim went back to the Washer's pay. */
  'claim.lifted': AboutClaim & { readonly returnedMinor: number }
}
