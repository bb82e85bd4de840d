import { refundMessages } from '@washline/contract/payments/messages'
import type { Tx } from '../../platform/db/database.ts'
import type { CreditPromiseDeps } from '../deps.ts'
import type { LockedOrder } from '../store.ts'

/** Credits the service fee of an order whose promise was missed; once for an order. A second wash has no fee. */
export async function creditPromise(
  tx: Tx,
  deps: CreditPromiseDeps,
  order: Pick<LockedOrder, 'id' | 'customerId' | 'serviceFeeMinor'>,
): Promise<void> {
  if (order.serviceFeeMinor === 0) return
  await deps.payments.creditWallet(tx, {
    userId: order.customerId,
    orderId: order.id,
    kind: 'promise_credit',
    amountMinor: order.serviceFeeMinor,
    reason: refundMessages.missedPromise,
    actorId: null,
    requestKey: `promise-${order.id}`,
  })
}
