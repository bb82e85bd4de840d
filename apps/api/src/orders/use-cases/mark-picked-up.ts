import { sql } from '../../platform/db/sql.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

/** The Washer has the bag: the promise clock starts. */
export const markPickedUp = (deps: MoveOwnDeps, input: { orderId: number; washerId: number }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'pickUp',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: () => ({ set: sql`picked_up_at = ${at}` }),
    })
  })
