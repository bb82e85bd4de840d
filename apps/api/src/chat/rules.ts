import { market } from '@washline/contract/market'
import { assignedStatuses, type OrderStatus } from '@washline/contract/orders/process'

/** A chat accepts messages until some days after the order's end, or until the end if one of the two has blocked the other. */
export const isChatOpen = (
  { endedAt, isBlocked }: { readonly endedAt: Date | null; readonly isBlocked: boolean },
  now: Date,
): boolean => endedAt === null || (!isBlocked && now.getTime() < endedAt.getTime() + market.chat.openAfterCompletionMs)

/** From acceptance until the customer confirms. */
export const isUnderWay = (status: OrderStatus): boolean => assignedStatuses.includes(status)

export interface SentRings {
  readonly count: number
  readonly lastAt: Date | null
}

/** From when a person may ring again; null where nothing is left. */
export const nextRingAt = ({ count, lastAt }: SentRings, now: Date): Date | null => {
  if (count >= market.rings.perSide) return null
  return new Date(Math.max(now.getTime(), lastAt === null ? 0 : lastAt.getTime() + market.rings.pauseMs))
}

export const mayRing = (status: OrderStatus, sent: SentRings, now: Date): 'yes' | 'closed' | 'too_soon' | 'limit' => {
  if (!isUnderWay(status)) return 'closed'
  const next = nextRingAt(sent, now)
  if (next === null) return 'limit'
  return next > now ? 'too_soon' : 'yes'
}

/** Messages and rings are deleted this long after they were sent. */
export const messageLifetimeMs = 365 * 24 * 60 * 60_000
