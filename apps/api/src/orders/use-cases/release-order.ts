import { sql } from '../../platform/db/sql.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

/** The Washer gives an accepted order back: it is offered on to others. */
export const releaseOrder = (
  deps: MoveOwnDeps,
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
  })
