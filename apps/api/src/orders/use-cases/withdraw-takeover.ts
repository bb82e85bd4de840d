import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { MoveOrderDeps } from '../deps.ts'
import { lastRescue, type RescueRow } from '../store/rescues.ts'
import { type LockedOrder, lockOrder } from '../store.ts'
import { checkRescueMove, moveRescue } from './move-rescue.ts'

/** The locked order that a Washer has accepted to take over, with its last rescue. Others get 404. */
export async function lockTakeover(
  tx: Tx,
  { orderId, washerId }: { orderId: OrderId; washerId: UserId },
): Promise<{ readonly order: LockedOrder; readonly rescue: RescueRow }> {
  const order = await lockOrder(tx, orderId)
  const rescue = order && (await lastRescue(tx, orderId))
  if (!order || rescue?.successorId !== washerId) throw notFound()
  return { order, rescue }
}

/** The Washer who was to take the laundry over does not come: others are asked. */
export const withdrawTakeover = (deps: MoveOrderDeps, request: { orderId: OrderId; washerId: UserId }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { order } = await lockTakeover(tx, request)
    await checkRescueMove(tx, order, 'withdraw')
    await moveRescue(tx, deps, order, { move: 'withdraw', actorId: request.washerId, at: deps.clock.now() })
  })
