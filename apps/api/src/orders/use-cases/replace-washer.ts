import type { OrderId, UserId } from '@washline/contract/ids'
import { isLateToPickup } from '@washline/contract/orders/deadlines'
import { orderChannel } from '@washline/contract/orders/realtime'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { ReleaseOrderDeps } from '../deps.ts'
import { choosePickupTime } from '../rules/choose-pickup-time.ts'
import { moveOrder } from './move-order.ts'

/**
 * The customer of a Washer who is late to the pickup asks for another one: the order is offered again, not to that Washer,
 * who is paid nothing and loses access to its channel.
 */
export const replaceWasher = (
  deps: ReleaseOrderDeps,
  { orderId, customerId }: { orderId: OrderId; customerId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const order = await moveOrder(tx, deps, {
      orderId,
      move: 'replace',
      by: { kind: 'customer', userId: customerId },
      at,
      change: (locked) => {
        if (!isLateToPickup(locked, at)) throw refuse(orderRefusals.washerNotLate)
        return {
          set: { washerId: null, acceptedAt: null, pendingSince: at, pickupAt: soonest(at) },
          data: { washerId: locked.washerId },
        }
      },
    })
    if (order.washerId !== null) await deps.revoke(tx, orderChannel(orderId), order.washerId)
  })

function soonest(at: Date): Date {
  const pickupAt = choosePickupTime(undefined, at)
  if (pickupAt === 'too_far') throw new Error('the soonest pickup is never too far')
  return pickupAt
}
