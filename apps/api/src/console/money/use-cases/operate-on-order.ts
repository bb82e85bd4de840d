import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'
import { lockOrder, type OperatorDecision } from '../../../orders/index.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { forbidden, notFound, refuse } from '../../../platform/http/refusal.ts'
import { recordOnce } from '../../audit/use-cases/record-once.ts'
import type { OrderMoveDeps } from '../../deps.ts'

export interface OrderAction {
  readonly operatorId: UserId
  readonly orderId: OrderId
  readonly reason: string
  /** The order's version that the operator has seen. */
  readonly version: number
  readonly requestId: string | undefined
}

interface ActionToRecord {
  readonly action: 'reassign_order' | 'cancel_order' | 'complete_order'
  readonly amountMinor?: Minor
}

/**
 * Moves an order for an operator and records who did it and why. Refuses a decision about an order that has changed since
 * the operator read it. A repeat with the same key moves nothing.
 */
export const operateOnOrder = (
  deps: OrderMoveDeps,
  request: OrderAction,
  recorded: ActionToRecord,
  move: (tx: Tx, decision: OperatorDecision) => Promise<void>,
): Promise<OrderStatus> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, orderId, reason, version } = request
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    if (order.customerId === operatorId || order.washerId === operatorId) throw forbidden(consoleMessages.ownOrder)
    const at = deps.clock.now()
    const requestId = request.requestId ?? deps.newId()
    const audited = { ...recorded, operatorId, orderId, personId: order.customerId, reason, requestId, at }
    const isNew = await recordOnce(tx, audited, () => {
      if (order.version !== version) throw refuse(consoleRefusals.orderChanged)
    })
    if (!isNew) return order.status
    await move(tx, { orderId, operatorId, reason, at })
    const moved = await lockOrder(tx, orderId)
    if (!moved) throw notFound()
    return moved.status
  })
