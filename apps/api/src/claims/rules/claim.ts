import type { ClaimActor, ClaimState } from '@washline/contract/claims/process'
import type { Report } from './assess-claim.ts'
import type { ClaimedItem } from './findings.ts'

/** A claim as the use cases decide on it. */
export interface Claim {
  readonly id: number
  readonly orderId: number
  readonly customerId: number
  readonly washerId: number
  readonly state: ClaimState
  readonly description: string
  readonly askedMinor: number
  readonly amountMinor: number | null
  readonly paidMinor: number
  /** What of the amount the Washer bears, as far as their pay is held. */
  readonly washerMinor: number
  /** What was taken from the Washer already: a later decision takes the rest of what they bear, and gives none of it back. */
  readonly borneMinor: number
  readonly decidedBy: 'rules' | 'operator' | null
  readonly decisionReason: string | null
  readonly decisions: number
  /** Set while something of the Washer's pay is held for it. */
  readonly holdId: string | null
  readonly reply: string | null
  readonly repliedAt: Date | null
  readonly replyUntil: Date
  readonly appeal: string | null
  readonly appealedAt: Date | null
  readonly submittedAt: Date
  readonly assessedAt: Date | null
  readonly decisionDueAt: Date
  readonly lastDueAt: Date
  readonly decidedAt: Date | null
  readonly paidAt: Date | null
}

export interface ClaimPerson {
  readonly id: number
  readonly name: string
  readonly email: string
}
interface ShownPhoto {
  readonly id: number
  /** Null once it went with the account that it was from. */
  readonly key: string | null
  readonly takenAt: Date | null
}
export interface ClaimView extends Claim {
  readonly customer: ClaimPerson
  readonly washer: ClaimPerson
  /** What of the Washer's pay is held for it. */
  readonly heldMinor: number
  readonly items: readonly ClaimedItem[]
  readonly photos: readonly ShownPhoto[]
  /** Of the Washer's answer; whether the picture was in the answer to another claim. */
  readonly replyPhotos: readonly (ShownPhoto & { readonly usedBefore: boolean })[]
  readonly events: readonly {
    readonly state: ClaimState
    readonly by: ClaimActor
    readonly at: Date
    readonly reason: string | null
    readonly reportSha256: string | null
  }[]
  readonly report: Report | null
  /** Computed from the report as it is now. */
  readonly reportSha256: string | null
}

export interface ClaimListRow extends Claim {
  readonly items: readonly Pick<ClaimedItem, 'name' | 'problem' | 'quantity'>[]
}

export interface OpsClaimListRow extends Claim {
  readonly customerName: string
  readonly washerName: string
}
