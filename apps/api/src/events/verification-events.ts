import type { UserId } from '@washline/contract/ids'
import type { Reviewer, VerificationStep } from '@washline/contract/verification/steps'

type About = { readonly userId: UserId; readonly at: Date }

export interface VerificationEvents {
  /** The identity vendor announced a change of a check; handlers fetch the current result. */
  'identity-check.changed': { readonly checkId: string; readonly at: Date }
  'verification.decided': About & {
    readonly step: VerificationStep
    readonly decision: 'approved' | 'rejected'
    readonly reviewer: Reviewer
    readonly reason: string | null
    /** Whether the Washer is verified after the decision. */
    readonly verified: boolean
  }
  /** An approval expires soon. */
  'verification.expiring': About & { readonly step: VerificationStep; readonly until: Date }
  'verification.expired': About & { readonly step: VerificationStep }
  'washer.suspended': About & { readonly reason: string; readonly until: Date | null }
  /** A suspension has ended; `reason` is null when it expired. */
  'suspension.lifted': About & { readonly reason: string | null }
  /** An operator rejected the appeal. */
  'suspension.upheld': About & { readonly reason: string }
}
