import { market } from '@washline/contract/market'
import { toMajor, toMinor } from '@washline/contract/money'
import { movesFor, type OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { SessionUser } from '../../platform/session/session-user.ts'

export type OrderRole = 'customer' | 'washer'

/** Which of the order's two people looks at it. */
export const roleOf = (order: Pick<Order, 'user'>, user: Pick<SessionUser, 'id'>): OrderRole =>
  order.user.id === user.id ? 'customer' : 'washer'

/** The moves this person may make now; none while the account is of the other type. */
export const movesOf = (order: Pick<Order, 'user' | 'status'>, user: SessionUser): OrderMove[] => {
  const role = roleOf(order, user)
  return user.is_provider === (role === 'washer') ? movesFor(order.status, role) : []
}

/** What cancelling at a moment costs, in major units. */
export function cancelFeeAt(order: Pick<Order, 'accepted_at' | 'total' | 'wallet'>, atMs: number): number {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!order.accepted_at || atMs - Date.parse(order.accepted_at) <= lateCancelAfterMs) return 0
  return toMajor(Math.min(lateCancelMinor, toMinor(order.total + order.wallet)))
}
