import type { Reviewer, VerificationStep } from '@washline/contract/verification/steps'

type About = { readonly userId: number; readonly at: Date }

export interface VerificationFacts {
  /** The vendor of identity checks says that one has changed. How it stands is asked of the vendor. */
  'identity-check.changed': { readonly checkId: string; readonly at: Date }
  /** Every step counts and nothing is suspended: requests can come. */
  'washer.verified': About
  /** A step has lapsed or was rejected, or a suspension has begun: no more requests. */
  'washer.unverified': About
  'verification.decided': About & {
    readonly step: VerificationStep
    readonly decision: 'approved' | 'rejected'
    readonly reviewer: Reviewer
    readonly reason: string | null
    /** The Washer is verified after it. */
    readonly verified: boolean
  }
  /** An approval is about to lapse. */
  'verification.lapsing': About & { readonly step: VerificationStep; readonly until: Date }
  'verification.lapsed': About & { readonly step: VerificationStep }
  /** Somebody should look at a Washer's work. */
  'washer.flagged': About & { readonly causes: readonly ('ratings' | 'claims')[] }
  'washer.suspended': About & { readonly reason: string; readonly until: Date | null }
  /** A suspension has ended; without a reason its time was up. */
  'suspension.lifted': About & { readonly reason: string | null }
  /** The appeal was heard, and the suspension stays. */
  'suspension.kept': About & { readonly reason: string }
  'suspension.appealed': About
}
