import type { ClaimActor, ClaimState } from '@washline/contract/claims/process'
import type { ClaimId, ClaimPhotoId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Report } from './assess-claim.ts'
import type { ClaimedItem } from './findings.ts'

export interface Claim {
  readonly id: ClaimId
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  readonly state: ClaimState
  readonly description: string
  readonly askedMinor: Minor
  /** The most that the rules may lay on the Washer: this much of their pay is reserved. */
  readonly liableMinor: Minor
  readonly amountMinor: Minor | null
  readonly paidMinor: Minor
  /** The Washer's share by the latest decision; what is deducted is limited to the reserved pay. */
  readonly washerMinor: Minor
  /** Deducted from the Washer so far. A later decision deducts or returns the difference. */
  readonly liabilityMinor: Minor
  readonly decidedBy: 'rules' | 'operator' | null
  readonly decisionReason: string | null
  readonly decisions: number
  /** Set while part of the Washer's pay is reserved for the claim. */
  readonly reserveId: string | null
  readonly reply: string | null
  readonly repliedAt: Date | null
  readonly replyUntil: Date
  readonly appeal: string | null
  readonly appealedAt: Date | null
  /** The claim, or its appeal, was made before the order was delivered. */
  readonly isUndelivered: boolean
  readonly submittedAt: Date
  readonly assessedAt: Date | null
  readonly decisionDueAt: Date
  /** When it was reported that the deadline had passed. */
  readonly overdueAt: Date | null
  readonly lastDueAt: Date
  readonly decidedAt: Date | null
  readonly paidAt: Date | null
}

export interface ClaimPerson {
  readonly id: UserId
  readonly name: string
  readonly email: string
}

interface ShownPhoto {
  readonly id: ClaimPhotoId
  /** Null once the uploader's account was deleted. */
  readonly key: string | null
  readonly takenAt: Date | null
}

export interface ClaimView extends Claim {
  readonly customer: ClaimPerson
  readonly washer: ClaimPerson & { readonly person: string }
  readonly deliveredAt: Date | null
  readonly reservedMinor: Minor
  readonly items: readonly ClaimedItem[]
  readonly photos: readonly ShownPhoto[]
  /** `usedBefore`: the picture was also part of the answer to another claim. */
  readonly replyPhotos: readonly (ShownPhoto & { readonly usedBefore: boolean })[]
  readonly events: readonly {
    readonly state: ClaimState
    readonly by: ClaimActor
    readonly at: Date
    readonly reason: string | null
    readonly reportSha256: string | null
  }[]
  readonly report: Report | null
  /** Computed from the stored report when it is read. */
  readonly reportSha256: string | null
}

export interface ClaimListRow extends Claim {
  readonly items: readonly Pick<ClaimedItem, 'name' | 'problem' | 'quantity'>[]
}

export interface ConsoleClaimListRow extends Claim {
  readonly customerName: string
  readonly washerName: string
  readonly washerPerson: string
}
