import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type MoveDeps, type MoveOwnDeps, moveOrder } from './move-order.ts'

/** The Washer has the bag: the promise clock starts. */
export const markPickedUp = (deps: MoveOwnDeps, input: { orderId: number; washerId: number }) =>
  deps.db.transaction((tx) => pickUp(tx, deps, { ...input, at: deps.clock.now() }))

/** The same within the transaction of a handover. */
export async function pickUp(
  tx: Tx,
  deps: MoveDeps,
  { orderId, washerId, at }: { orderId: number; washerId: number; at: Date },
): Promise<void> {
  await moveOrder(tx, deps, {
    orderId,
    move: 'pickUp',
    by: { kind: 'washer', userId: washerId },
    at,
    change: () => ({ set: sql`picked_up_at = ${at}` }),
  })
}
