import { consoleMessages } from '@washline/contract/console/messages'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { lockOrder, refundOrder } from '../../../orders/index.ts'
import { forbidden, notFound } from '../../../platform/http/refusal.ts'
import { runOnce } from '../../audit/use-cases/run-once.ts'
import type { MoneyDeps } from '../../deps.ts'

export interface CustomerRefund {
  readonly operatorId: UserId
  readonly orderId: OrderId
  readonly amountMinor: Minor
  readonly reason: string
  /** How many actions on the order the operator has seen. */
  readonly actions: number
  readonly requestId: string | undefined
}

/** Refunds part or all of what was captured for an order, and records who did it and why. */
export const refundCustomer = (
  deps: MoneyDeps,
  request: CustomerRefund,
): Promise<{ cardMinor: Minor; walletMinor: Minor }> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, orderId, amountMinor, reason, actions } = request
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    if (order.customerId === operatorId) throw forbidden(consoleMessages.customerBalance)
    const requestId = request.requestId ?? deps.newId()
    const details = { orderId, personId: order.customerId, amountMinor, reason, requestId }
    await runOnce(
      tx,
      { action: 'refund', operatorId, ...details, at: deps.clock.now() },
      { subject: { orderId }, actions },
    )
    const requestKey = `${operatorId}:${requestId}`
    return refundOrder(tx, deps, { orderId, amountMinor, reason, actorId: operatorId, requestKey })
  })
