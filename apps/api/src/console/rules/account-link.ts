import type { LinkReason } from '@washline/contract/console/clusters'
import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

/** Something that two accounts have in common. */
export interface AccountLink {
  readonly one: UserId
  readonly other: UserId
  readonly reason: LinkReason
}

/** What was paid for claims of a customer against a Washer. */
export interface PaidClaims {
  readonly customerId: UserId
  readonly washerId: UserId
  readonly paidClaims: number
  readonly paidMinor: Minor
}

export interface AccountLinks {
  readonly links: readonly AccountLink[]
  readonly paid: readonly PaidClaims[]
}
