import type { OrderId, UserId } from '@washline/contract/ids'
import { orderChannel } from '@washline/contract/orders/realtime'
import type { ReleaseOrderDeps } from '../deps.ts'
import { moveOrder } from './move-order.ts'

/** The Washer withdraws from an accepted order: dispatch offers it to others, and the Washer loses access to its channel. */
export const releaseOrder = (
  deps: ReleaseOrderDeps,
  input: { orderId: OrderId; washerId: UserId; reason?: string | undefined },
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'release',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: () => ({
        set: { washerId: null, acceptedAt: null, pendingSince: at },
        ...(input.reason ? { data: { reason: input.reason } } : {}),
      }),
    })
    await deps.revoke(tx, orderChannel(input.orderId), input.washerId)
  })
