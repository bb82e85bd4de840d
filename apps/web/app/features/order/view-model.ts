import { market } from '@washline/contract/market'
import { toMajor, toMinor } from '@washline/contract/money'
import { movesFor, type OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { SessionUser } from '../../platform/session/session-user.ts'

export type OrderSide = 'customer' | 'washer'

/** Which of the order's two people looks at it. */
export const sideOf = (order: Pick<Order, 'user'>, user: Pick<SessionUser, 'id'>): OrderSide =>
  order.user.id === user.id ? 'customer' : 'washer'

/** The moves this person may make now; none while the account is of the other type. */
export const movesOf = (order: Pick<Order, 'user' | 'status'>, user: SessionUser): OrderMove[] => {
  const side = sideOf(order, user)
  return user.is_provider === (side === 'washer') ? movesFor(order.status, side) : []
}

/** What cancelling at a moment costs, in major units. */
export function cancelFeeAt(order: Pick<Order, 'accepted_at' | 'total' | 'wallet'>, atMs: number): number {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!order.accepted_at || atMs - Date.parse(order.accepted_at) <= lateCancelAfterMs) return 0
  return toMajor(Math.min(lateCancelMinor, toMinor(order.total + order.wallet)))
}
