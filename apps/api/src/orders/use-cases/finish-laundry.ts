import { sql } from '../../platform/db/sql.ts'
import { type MoveOwnDeps, moveOrder, wrongStatus } from './move-order.ts'

/** A milestone inside the laundry, reached once: the wash is done and delivery begins. */
export const finishLaundry = (deps: MoveOwnDeps, input: { orderId: number; washerId: number }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'finishLaundry',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: (order) => {
        if (order.laundryCompletedAt) throw wrongStatus()
        return { set: sql`laundry_completed_at = ${at}` }
      },
    })
  })
