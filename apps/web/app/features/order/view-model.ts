import { market } from '@washline/contract/market'
import { add, leastOf, type Minor, minor, toMinor } from '@washline/contract/money'
import { movesFor, type OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import { sideOf } from '../../domain/order/order-side.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'

/** The moves that the viewer may make; none while the account is of the other type. */
export const movesOf = (order: Pick<Order, 'user' | 'status'>, user: SessionUser): OrderMove[] => {
  const side = sideOf(order, user)
  return user.is_provider === (side === 'washer') ? movesFor(order.status, side) : []
}

/** What cancelling at a moment costs. */
export function cancelFeeAt(order: Pick<Order, 'accepted_at' | 'total' | 'wallet'>, atMs: number): Minor {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!order.accepted_at || atMs - Date.parse(order.accepted_at) <= lateCancelAfterMs) return minor(0)
  return leastOf(lateCancelMinor, add(toMinor(order.total), toMinor(order.wallet)))
}
