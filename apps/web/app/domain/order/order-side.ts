import type { UserId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { washerName } from '../washer/washer-name.ts'

/** The side of an order that the viewer is on. */
export type OrderSide = 'customer' | 'washer'

export const sideOf = (order: Pick<Order, 'user'>, user: Pick<SessionUser, 'id'>): OrderSide =>
  order.user.id === user.id ? 'customer' : 'washer'

/** The viewer's counterpart by the name they trade under; null while no Washer has the order. */
export function otherPersonOf(
  { user, provider }: Pick<Order, 'user' | 'provider'>,
  side: OrderSide,
): { id: UserId; name: string } | null {
  if (side === 'washer') return { id: user.id, name: user.name }
  return provider && { id: provider.user_id, name: washerName({ name: provider.name, ...provider.provider }).name }
}
