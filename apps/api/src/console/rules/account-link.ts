import type { LinkReason } from '@washline/contract/console/clusters'
import type { UserId } from '@washline/contract/ids'

/** Something that two accounts have in common. */
export interface AccountLink {
  readonly one: UserId
  readonly other: UserId
  readonly reason: LinkReason
}
