import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type MoveDeps, moveOrder } from './move-order.ts'

export type AssignWasherDeps = MoveDeps

/** Gives a pending order to a Washer whose offer the caller has checked. However many come at once, one has it; every other gets 409 `taken`. */
export async function assignWasher(
  tx: Tx,
  deps: AssignWasherDeps,
  input: { orderId: number; washerId: number; at: Date },
): Promise<void> {
  await moveOrder(tx, deps, {
    orderId: input.orderId,
    move: 'accept',
    by: { kind: 'washer', userId: input.washerId },
    at: input.at,
    change: () => ({ set: sql`washer_id = ${input.washerId}, accepted_at = ${input.at}` }),
  })
}
