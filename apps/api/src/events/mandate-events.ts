import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'

export interface MandateEvents {
  /** A program asks its person to approve a call. */
  'approval.asked': {
    readonly userId: UserId
    /** The name of its token. */
    readonly agent: string
    /** Null where the call costs nothing. */
    readonly amountMinor: Minor | null
    readonly at: Date
  }
}
