import { messages } from '@washline/contract/messages'
import { lockOrder, type RefundOrderDeps, refundOrder } from '../../orders/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import { actOnce } from './act-once.ts'

export interface OpsDeps extends RefundOrderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

export interface RefundAsked {
  readonly operatorId: number
  readonly orderId: number
  readonly amountMinor: number
  readonly reason: string
  /** How many acts the operator has seen. */
  readonly acts: number
  readonly requestId: string | undefined
}

/** Gives back part or all of what an order took, and records who did it and why. */
export const refundCustomer = (
  deps: OpsDeps,
  asked: RefundAsked,
): Promise<{ cardMinor: number; walletMinor: number }> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, orderId, amountMinor, reason, acts } = asked
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    if (order.customerId === operatorId) throw forbidden(messages.ops.ownMoney)
    const requestId = asked.requestId ?? deps.newId()
    const what = { orderId, personId: order.customerId, amountMinor, reason, requestId }
    await actOnce(tx, { act: 'refund', operatorId, ...what, at: deps.clock.now() }, { subject: { orderId }, acts })
    const requestKey = `${operatorId}:${requestId}`
    return refundOrder(tx, deps, { orderId, amountMinor, reason, actorId: operatorId, requestKey })
  })
