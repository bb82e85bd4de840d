import { type Minor, minor } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Tx } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { CancelForOperatorDeps } from '../deps.ts'
import { greatestPay } from '../rules/greatest-pay.ts'
import { moveOrder } from './move-order.ts'
import type { OperatorDecision } from './reassign-order.ts'

export interface OperatorCancellation extends OperatorDecision {
  /** What the operator grants the Washer, from the platform's own money. */
  readonly washerMinor: Minor
}

/** An operator cancels an order before its completion: nothing was captured yet, so the whole authorization is released. */
export async function cancelForOperator(
  tx: Tx,
  deps: CancelForOperatorDeps,
  { orderId, operatorId, reason, washerMinor, at }: OperatorCancellation,
): Promise<void> {
  const order = await moveOrder(tx, deps, {
    orderId,
    move: 'cancelByOperator',
    by: { kind: 'operator', userId: operatorId },
    at,
    reason,
    change: (locked) => {
      if (washerMinor > greatestPay(locked)) throw invalid({ washer_minor: [orderMessages.payTooMuch] })
      return { set: { cancelledAt: at, cancelFeeMinor: minor(0) }, data: { reason, washerMinor } }
    },
  })
  await deps.payments.releaseAuthorization(tx, orderId, { reason: 'cancelled_by_operator' })
  if (order.washerId !== null && washerMinor > 0)
    await deps.payments.payWasher(tx, { orderId, washerId: order.washerId, amountMinor: washerMinor, reason, at })
}
