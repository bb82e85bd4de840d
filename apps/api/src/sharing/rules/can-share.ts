import { market } from '@washline/contract/market'
import { type OrderStatus, openStatuses } from '@washline/contract/orders/process'

export interface ShareInput {
  readonly status: OrderStatus
  /** When the order was completed or cancelled. */
  readonly endedAt: Date | null
}

/** Links are made for open orders only. */
export const canShare = ({ status }: ShareInput): boolean => openStatuses.includes(status)

/** A link that was not revoked stays valid for some hours after the order's end. */
export const isStillShared = ({ status, endedAt }: ShareInput, now: Date): boolean =>
  endedAt === null
    ? openStatuses.includes(status)
    : now.getTime() < endedAt.getTime() + market.guestLinks.liveAfterEndMs
