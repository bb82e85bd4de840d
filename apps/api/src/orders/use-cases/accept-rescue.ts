import type { OrderId, UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { RescueDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { moveRescue, openRescue } from './move-rescue.ts'

/** A Washer accepts the rest of an order; the caller has checked the offer. Of concurrent calls one succeeds, the others get 409 `taken`. */
export async function acceptRescue(
  tx: Tx,
  deps: RescueDeps,
  { orderId, washerId, at }: { orderId: OrderId; washerId: UserId; at: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const rescue = order && (await openRescue(tx, order))
  if (!order || rescue?.state !== 'searching') throw refuse(orderRefusals.taken)
  await moveRescue(tx, deps, order, { move: 'accept', actorId: washerId, at })
}
