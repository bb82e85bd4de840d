import type { OrderId, UserId } from '@washline/contract/ids'
import { washingStatuses } from '@washline/contract/orders/process'
import { orderChannel } from '@washline/contract/orders/realtime'
import type { Tx } from '../../platform/db/database.ts'
import type { ReassignOrderDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { checkRight, moveOrder } from './move-order.ts'
import { checkRescueMove, moveRescue } from './move-rescue.ts'

/** What an operator decides about an order, with the reason that both of its people read. */
export interface OperatorDecision {
  readonly orderId: OrderId
  readonly operatorId: UserId
  readonly reason: string
  readonly at: Date
}

/**
 * An operator gives an order to another Washer. Before the pickup it is taken from its Washer, and dispatch asks others, nobody again who has
 * accepted an offer of it. After the pickup the rest is offered to others, and its Washer keeps the laundry until the handover.
 */
export async function reassignOrder(
  tx: Tx,
  deps: ReassignOrderDeps,
  { orderId, operatorId, reason, at }: OperatorDecision,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (locked && washingStatuses.includes(locked.status)) {
    const order = checkRight(locked, { kind: 'operator', userId: operatorId })
    await checkRescueMove(tx, order, 'reassign')
    const opening = { openedBy: 'operator', reason } as const
    return moveRescue(tx, deps, order, { move: 'reassign', actorId: operatorId, at, reason, opening })
  }
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
