import type { AdjustmentId, OrderId, UserId } from '@washline/contract/ids'
import { mayAdjustItems } from '@washline/contract/orders/process'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { MoveOrderDeps } from '../deps.ts'
import { decideAdjustment, waitingAdjustment } from '../store/adjustments.ts'
import { lockOrder } from '../store.ts'
import { publishAdjusted } from './adjust-items.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** The Washer withdraws an adjustment that waits for the customer; the agreed list applies. */
export const withdrawAdjustment = (
  deps: MoveOrderDeps,
  { orderId, washerId, adjustmentId }: { orderId: OrderId; washerId: UserId; adjustmentId: AdjustmentId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'washer', userId: washerId })
    if (!mayAdjustItems(order.status)) throw wrongStatus()
    const waiting = await waitingAdjustment(tx, orderId)
    if (waiting?.id !== adjustmentId) throw refuse(platformRefusals.changed)
    const at = deps.clock.now()
    await decideAdjustment(tx, adjustmentId, 'withdrawn', at)
    await publishAdjusted(tx, deps, order, 'withdrawn', at)
  })
