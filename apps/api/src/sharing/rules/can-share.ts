import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'

export interface ShareFacts {
  readonly status: OrderStatus
  /** When the order was completed or cancelled. */
  readonly endedAt: Date | null
}

const shared: readonly OrderStatus[] = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered']

/** New links are for an order that is under way. */
export const canShare = ({ status }: ShareFacts): boolean => shared.includes(status)

/** A link that stands goes on telling for some hours after the end. */
export const isStillTold = ({ status, endedAt }: ShareFacts, now: Date): boolean =>
  endedAt === null ? shared.includes(status) : now.getTime() < endedAt.getTime() + market.guestLinks.liveAfterEndMs
