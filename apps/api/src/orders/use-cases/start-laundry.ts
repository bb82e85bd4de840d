import { sql } from '../../platform/db/sql.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

/** The wash begins and the item list is final. */
export const startLaundry = (deps: MoveOwnDeps, input: { orderId: number; washerId: number }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'startLaundry',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: () => ({ set: sql`laundry_started_at = ${at}` }),
    })
  })
