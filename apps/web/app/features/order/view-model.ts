import { add, type Minor, toMinor } from '@washline/contract/money'
import { cancelFee } from '@washline/contract/orders/deadlines'
import { movesFor, type OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import { sideOf } from '../../domain/order/order-side.ts'
import { pickupTimesOf } from '../../domain/order/order-times.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'

/** The moves that the viewer may make; none while the account is of the other type. */
export const movesOf = (order: Pick<Order, 'user' | 'status'>, user: SessionUser): OrderMove[] => {
  const side = sideOf(order, user)
  return user.is_provider === (side === 'washer') ? movesFor(order.status, side) : []
}

/** What cancelling at a moment costs. */
export const cancelFeeAt = (
  order: Pick<Order, 'pickup_time' | 'accepted_at' | 'arrived_at' | 'total' | 'wallet'>,
  atMs: number,
): Minor => {
  const agreedMinor = add(toMinor(order.total), toMinor(order.wallet))
  return cancelFee({ ...pickupTimesOf(order), agreedMinor }, new Date(atMs))
}
