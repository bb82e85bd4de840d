import type { AppealOutcome } from '@washline/contract/dispatch/explanations'
import type { OrderId, UserId } from '@washline/contract/ids'

export interface DispatchEvents {
  /** No Washer has accepted within ten minutes; the search continues. */
  'search.slow': { readonly orderId: OrderId; readonly customerId: UserId; readonly at: Date }
  /** An offer was made to a Washer; it expires at `expiresAt`. */
  'offer.made': {
    readonly orderId: OrderId
    readonly washerId: UserId
    readonly at: Date
    readonly expiresAt: Date
  }
  /** An operator has answered a Washer's appeal about an offer. */
  'offer-appeal.answered': {
    readonly userId: UserId
    readonly outcome: AppealOutcome
    readonly reason: string
    readonly at: Date
  }
  /** A Washer is in reach of a place again where this person waits for one; the entry is gone. */
  'waitlist.reached': { readonly userId: UserId; readonly address: string; readonly at: Date }
  /** A place where this person waits is in a zone now; the entry is gone. */
  'waitlist.opened': { readonly userId: UserId; readonly address: string; readonly at: Date }
}
