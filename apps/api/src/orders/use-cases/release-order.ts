import { orderChannel } from '@washline/contract/orders/realtime'
import { sql } from '../../platform/db/sql.ts'
import type { Revoke } from '../../platform/realtime/channels.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

export type ReleaseOrderDeps = MoveOwnDeps & { readonly revoke: Revoke }

/** The Washer gives an accepted order back: it is offered on to others, and its channel is closed to who let go. */
export const releaseOrder = (
  deps: ReleaseOrderDeps,
  input: { orderId: number; washerId: number; reason?: string | undefined },
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'release',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: () => ({
        set: sql`washer_id = null, accepted_at = null, pending_since = ${at}`,
        ...(input.reason ? { data: { reason: input.reason } } : {}),
      }),
    })
    await deps.revoke(tx, orderChannel(input.orderId), input.washerId)
  })
