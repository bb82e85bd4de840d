import type { OrderId } from '@washline/contract/ids'
import { moveWhenDue, type OpenRescueState, type RescueMove } from '@washline/contract/orders/rescue-process'
import type { Tx } from '../../platform/db/database.ts'
import type { RescueJobDeps } from '../deps.ts'
import { lastSignOf, type RescueRow } from '../store/rescues.ts'
import { lockOrder } from '../store.ts'
import { moveRescue, openRescue } from './move-rescue.ts'

/**
 * The time of a rescue's state is over: nobody answered, nobody accepted, or the Washer who accepted did not come. A job that runs
 * late, twice or for a state that has passed changes nothing.
 */
export const advanceRescue = (
  deps: RescueJobDeps,
  { orderId, dueAt }: { orderId: OrderId; dueAt: Date },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const rescue = order && (await openRescue(tx, order))
    if (!order || rescue?.dueAt?.getTime() !== dueAt.getTime()) return
    const now = deps.clock.now()
    // The job runs at dueAt by the clock of the database, which may be ahead of this one.
    const at = now > dueAt ? now : dueAt
    await moveRescue(tx, deps, order, { move: await dueMove(tx, rescue), actorId: null, at })
  })

/** A Washer who did not answer, but moved or called since the question, keeps the order. */
async function dueMove(tx: Tx, rescue: RescueRow): Promise<RescueMove> {
  const move = moveWhenDue[rescue.state as OpenRescueState]
  const sign = move === 'presume' ? await lastSignOf(tx, rescue.giverId) : null
  return sign && sign > rescue.openedAt ? 'trust' : move
}
