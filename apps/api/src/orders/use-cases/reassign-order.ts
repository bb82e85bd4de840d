import type { OrderId, UserId } from '@washline/contract/ids'
import { orderChannel } from '@washline/contract/orders/realtime'
import type { Tx } from '../../platform/db/database.ts'
import type { ReassignOrderDeps } from '../deps.ts'
import { moveOrder } from './move-order.ts'

/** What an operator decides about an order, with the reason that both of its people read. */
export interface OperatorDecision {
  readonly orderId: OrderId
  readonly operatorId: UserId
  readonly reason: string
  readonly at: Date
}

/**
 * An operator takes an order from its Washer before the pickup. Dispatch asks others; it asks nobody again who has accepted
 * an offer of the order.
 */
export async function reassignOrder(
  tx: Tx,
  deps: ReassignOrderDeps,
  { orderId, operatorId, reason, at }: OperatorDecision,
): Promise<void> {
  const { washerId } = await moveOrder(tx, deps, {
    orderId,
    move: 'reassign',
    by: { kind: 'operator', userId: operatorId },
    at,
    reason,
    change: (order) => ({
      set: { washerId: null, acceptedAt: null, pendingSince: at },
      data: { reason, washerId: order.washerId },
    }),
  })
  if (washerId !== null) await deps.revoke(tx, orderChannel(orderId), washerId)
}
